import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../../database/schema.ts'
import type { DocumentKind } from '../../../../database/tables/documents.ts'

type Trx = Transaction<Database>

/** The next number of a series, for this transaction alone: whoever wants one, too, waits until it has ended. */
export async function takeSerial(trx: Trx, kind: DocumentKind, year: string) {
  const { serial } = await trx
    .insertInto('document_series')
    .values({ kind, financial_year: year, next: 2 })
    .onConflict((series) =>
      series
        .columns(['kind', 'financial_year'])
        .doUpdateSet((eb) => ({ next: eb('document_series.next', '+', 1) })),
    )
    .returning((eb) => eb('next', '-', 1).as('serial'))
    .executeTakeFirstOrThrow()
  return serial
}

/** An order as its invoice says it. */
export async function findSale(trx: Trx, orderId: number) {
  const order = await trx
    .selectFrom('orders')
    .select([
      'id',
      'locale',
      'created_at',
      'total_paise',
      'user_name',
      'user_phone',
      'address',
      'gstin',
      'business_name',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const lines = await trx
    .selectFrom('order_items')
    .select(['id', 'size', 'quantity', 'unit_price_paise', 'hsn', 'tax_rate'])
    .select(sql<string>`coalesce(names ->> ${order.locale}::text, name)`.as('name'))
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const adjustments = await trx
    .selectFrom('order_adjustments')
    .select('amount_paise as paise')
    .where('order_id', '=', orderId)
    .execute()
  return { ...order, lines, adjustments }
}
export type Sale = Awaited<ReturnType<typeof findSale>>

/** The papers of an order, the invoice first. */
export const findPapers = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('documents')
    .select(['kind', 'number', 'refund_id', 'body'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

/** What of an order's own money has gone back, and no credit note says so; with the units that it was for. */
export const findUncredited = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('refunds')
    .select(['id', 'amount_paise'])
    .select(
      sql<Record<string, number>>`(
        select coalesce(jsonb_object_agg(order_item_id, quantity), '{}') from refund_lines where refund_id = refunds.id
      )`.as('units'),
    )
    .where('order_id', '=', orderId)
    .where('source', '<>', 'shop')
    .where('status', 'in', ['processed', 'by_hand'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('documents').select('id').whereRef('refund_id', '=', 'refunds.id'))),
    )
    .orderBy('id')
    .execute()
