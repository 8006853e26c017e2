import type { Db } from '#database/connect.ts'
import { paymentState } from '#ordering/orders/rules/order-state.ts'
import { streamCsv } from '#ordering/orders/server/export/csv-line.ts'
import type { Language } from '#words/language.ts'
import { officeSentences } from '../words/index.ts'
import * as words from '../words/office/en.ts'
import { listOrdersWithBatch } from './orders-with-batch.queries.ts'

const pageSize = 500

const { heads } = officeSentences
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

/** Every order that got units of a batch, as CSV, streamed in pages. */
export const exportOrdersWithBatch = (db: Db, batchId: number, language: Language) =>
  streamCsv(
    columns.map((head) => head.in(language)),
    (cursor) => listOrdersWithBatch(db, batchId, { limit: pageSize, cursor }),
    ({ order_id, status, payment_due, name, phone, email, city, units, returned, next }) => [
      order_id,
      payment_due ? paymentState.dueOnDelivery : status,
      name,
      phone,
      email,
      city,
      units,
      returned,
      next ? words.next[next] : '',
    ],
  )
