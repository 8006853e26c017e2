import { Readable } from 'node:stream'
import type { Db } from '../../../database/connect.ts'
import type { Language } from '../../../words/language.ts'
import { csvLine } from '../../orders/server/export/csv-line.ts'
import { said } from '../words/office/index.ts'
import { listOrdersWith } from './orders-with-batch.queries.ts'

const atOnce = 500
/** Spreadsheets read the file as UTF-8, and so Tamil names right, only with this mark. */
const byteOrderMark = '\uFEFF'

const { heads } = said
const columns = [
  heads.order,
  heads.status,
  heads.customer,
  heads.phone,
  heads.email,
  heads.city,
  heads.units,
  heads.returned,
]

/** Every order that got some of a batch, as CSV, read and sent some at a time. */
export const exportOrdersWith = (db: Db, batchId: number, language: Language) =>
  Readable.from(csvOf(db, batchId, language), { objectMode: false })

async function* csvOf(db: Db, batchId: number, language: Language) {
  yield byteOrderMark + csvLine(columns.map((head) => head.in(language)))
  let cursor: string | undefined
  do {
    const { items, next } = await listOrdersWith(db, batchId, { limit: atOnce, cursor })
    yield items
      .map(({ order_id, status, name, phone, email, city, units, returned }) =>
        csvLine([order_id, status, name, phone, email, city, units, returned]),
      )
      .join('')
    cursor = next ?? undefined
  } while (cursor)
}
