import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Statement } from './record-checkout.ts'

/** The ids of a recorded checkout: customer, session, products. Another checkout has others in the same places. */
export type RecordedIds = (string | number)[]

/** `orderId` and `serial`: of the recorded order, and of its document in the merchant's series. */
type Recorded = { statements: Statement[]; names: RecordedIds; orderId: number; serial: number }
type Replacements = Map<unknown, string | number>

/** Random ids of the provider or the shop, which differ between checkouts. */
const madeId = /\b(?:(?:order|pay|evt)_[A-Za-z0-9]{14}\b|order-[\w-]{22})/g

/**
 * Replays a checkout's statements on bare Postgres over one connection: the same transactions, prepared as in the shop,
 * with the values of another customer.
 */
export async function openReplayer(databaseUrl: string, { statements, names, orderId, serial }: Recorded) {
  const client = new pg.Client({ connectionString: databaseUrl })
  // If the server closes first, the running statement reports the error.
  client.on('error', () => {})
  await client.connect()
  const inserts = ({ sql }: Statement, table: string) => sql.includes(`insert into "${table}"`)

  async function replay(ids: RecordedIds) {
    const replacements: Replacements = new Map(names.map((name, place) => [name, ids[place] ?? name]))
    for (const [place, statement] of statements.entries()) {
      const values = statement.parameters.map((value) => replaceRecorded(value, replacements))
      const name = values.length > 0 ? `statement_${place}` : ''
      const { rows } = await client.query({ name, text: statement.sql, values })
      if (inserts(statement, 'orders')) replacements.set(orderId, rows[0].id)
      if (inserts(statement, 'document_series')) replacements.set(serial, rows[0].serial)
    }
  }
  return { replay, end: () => client.end() }
}

/** Also after a letter, as in the document number `MS/26-27/B4000000`. */
const spreadId = /(?<!\d)\d{7}(?!\d)/g

/** The replacement of a recorded value; ids also occur inside mails and lists of lines. */
function replaceRecorded(value: unknown, replacements: Replacements) {
  if (replacements.has(value)) return replacements.get(value)
  if (typeof value !== 'string') return value
  return value
    .replaceAll(madeId, (id) => replacementFor(id, replacements))
    .replaceAll(spreadId, (id) => String(replacements.get(Number(id)) ?? id))
}

function replacementFor(id: string, replacements: Replacements) {
  const [prefix = ''] = /^\w+?[_-]/.exec(id) ?? []
  const random = randomBytes(id.length).toString('hex')
  const other = replacements.get(id) ?? prefix + random.slice(0, id.length - prefix.length)
  replacements.set(id, other)
  return String(other)
}
