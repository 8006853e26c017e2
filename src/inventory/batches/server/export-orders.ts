import type { Db } from '#database/connect.ts'
import { csvInPages } from '#ordering/orders/server/export/csv-line.ts'
import type { Language } from '#words/language.ts'
import * as words from '../words/office/en.ts'
import { said } from '../words/office/index.ts'
import { listOrdersWith } from './orders-with-batch.queries.ts'

const atOnce = 500

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
  heads.next,
]

/** Every order that got some of a batch, as CSV, read and sent some at a time. */
export const exportOrdersWith = (db: Db, batchId: number, language: Language) =>
  csvInPages(
    columns.map((head) => head.in(language)),
    (cursor) => listOrdersWith(db, batchId, { limit: atOnce, cursor }),
    ({ order_id, status, name, phone, email, city, units, returned, next }) => [
      order_id,
      status,
      name,
      phone,
      email,
      city,
      units,
      returned,
      next ? words.next[next] : '',
    ],
  )
