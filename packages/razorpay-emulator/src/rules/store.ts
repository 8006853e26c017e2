import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Order, Payment, Refund } from './entities.ts'

/** An order and the data that the provider keeps but does not send. */
export type OrderRecord = {
  entity: Order
  capture: { automatic: boolean; automaticSeconds: number; manualSeconds: number }
  paymentIds: string[]
}
/** `expires_at`: when uncaptured money goes back, in Unix seconds. */
export type PaymentRecord = { entity: Payment; expires_at: number | null; refundIds: string[] }
/** `request` is the body that came with the idempotency key. */
export type RefundRecord = { entity: Refund; key?: string; request?: string }
export type DeliveryRecord = {
  id: string
  event: string
  order_id: string
  body: string
  created_at: number
  /** `given-up`: the last retry was refused too. */
  status: 'waiting' | 'delivered' | 'dropped' | 'given-up'
  mis_signed: boolean
  /** The shop's status codes; 0 without an answer. */
  answers: number[]
}

type Records = {
  orders: OrderRecord
  payments: PaymentRecord
  refunds: RefundRecord
  deliveries: DeliveryRecord
}
type Table = keyof Records
export type Store = ReturnType<typeof openStore>

/**
 * The emulator's records. With a file, each saved record is appended as a line of JSON before the call is answered, so
 * that a killed process loses nothing it has confirmed. The last line of an id wins.
 */
export function openStore(file?: string) {
  const tables: { [T in Table]: Map<string, Records[T]> } = {
    orders: new Map(),
    payments: new Map(),
    refunds: new Map(),
    deliveries: new Map(),
  }
  if (file) {
    mkdirSync(dirname(file), { recursive: true })
    for (const line of readLines(file)) loadLine(tables, line)
    rewrite(file, tables)
  }
  const journal = file ? openSync(file, 'a') : undefined

  return {
    ...tables,
    save<T extends Table>(table: T, record: Records[T]) {
      const id = idOf(record)
      tables[table].set(id, record)
      if (journal !== undefined) writeSync(journal, `${JSON.stringify([table, id, record])}\n`)
    },
    /** Removed from memory now, and from the file at the next start. */
    forget: (table: Table, id: string) => tables[table].delete(id),
    close() {
      if (journal !== undefined) closeSync(journal)
    },
  }
}

const idOf = (record: Records[Table]) => ('entity' in record ? record.entity.id : record.id)

/**
 * The complete lines of a file; none if it does not exist. Only the last line can be incomplete, after a kill, and it
 * was not confirmed to anyone.
 */
function readLines(file: string) {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  lines.pop()
  return lines.filter((line) => line !== '')
}

/** Adds the record of one line of the file. */
function loadLine(tables: { [T in Table]: Map<string, Records[T]> }, line: string) {
  // Only `save` writes to this file.
  const [table, id, record] = JSON.parse(line) as [Table, string, Records[Table]]
  const rows: Map<string, Records[Table]> = tables[table]
  rows.set(id, record)
}

/** Writes the file again with one line for each record. */
function rewrite(file: string, tables: object) {
  const lines = Object.entries(tables).flatMap(([table, rows]: [string, Map<string, unknown>]) =>
    [...rows].map(([id, record]) => `${JSON.stringify([table, id, record])}\n`),
  )
  writeFileSync(`${file}.new`, lines.join(''))
  renameSync(`${file}.new`, file)
}
