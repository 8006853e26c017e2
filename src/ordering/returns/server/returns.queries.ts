import { expressionBuilder, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { z } from 'zod'
import { toPictureView } from '#catalogue/pictures/server/pictures.queries.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { cutPage, idKey, type Page, type PageRequest, parseCursor } from '#http/calls/paging.ts'
import { unitsOfReturn, unitsReplaced } from '#ordering/order-lines/server/units-replaced.ts'
import { unitsNotRefunded, unitsToSend } from '#ordering/order-lines/server/units-to-send.ts'
import { orderStatus, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { countLimits } from '#values/count-limits.ts'
import type { Language } from '#words/language.ts'
import type { AdminReturn, OrderReturn, OrderReturns } from '../contract.ts'
import { endedStates, openStates } from '../rules/return.ts'

type Handle = Db | Transaction<Database>

const openList = sql.join(openStates.map((state) => sql.lit(state)))

/** Returns whose next step is the merchant's: goods that are on their way back are the customer's. */
export const waitsForMerchant = sql<boolean>`returns.state in (${openList}) and (returns.state <> 'approved' or not send_back)`

/** Units of a line that arrived at the customer: with the whole order, or in parcels that were delivered. */
const unitsDelivered = sql<number>`(case when orders.parcel_state = ${sql.lit(shipmentState.delivered)}
  then order_items.quantity else (select coalesce(sum(parcel_items.quantity), 0)::integer
    from parcel_items join parcels on parcels.id = parcel_id
    where parcel_items.order_item_id = order_items.id and parcels.delivered_at is not null) end)`

/**
 * Units of a line in returns that are open, or that were closed without a refund after the goods had arrived. The refund of
 * a replacement is one of the line that it replaces, so it is counted here for the replacement.
 */
const unitsInReturns = sql<number>`(select coalesce(sum(case when returns.state in (${openList}) then return_lines.quantity
    when returns.state = 'closed' then return_lines.received
    when returns.state = 'refunded' and order_items.replaces_item_id is not null then ${unitsOfReturn} end), 0)::integer
  from return_lines join returns on returns.id = return_id where return_lines.order_item_id = order_items.id)`

/**
 * Units of a line, in a query over `order_items` and `orders`, that can still be returned. While some are still to be sent,
 * none can: returned and refunded units would be taken for those.
 */
export const unitsReturnable = sql<number>`(case when orders.status = ${sql.lit(orderStatus.cancelled)} or ${unitsToSend} > 0 and orders.parcel_state <> ${sql.lit(shipmentState.delivered)} then 0
  else greatest(0, least(${unitsDelivered}, ${unitsNotRefunded}) - ${unitsInReturns} - ${unitsReplaced}) end)`

const nameIn = (language: Language) =>
  sql<string>`coalesce(order_items.names ->> ${language}::text, order_items.name)`

const linesOfReturn = (language: Language) =>
  jsonArrayFrom(
    expressionBuilder<Database, 'returns'>()
      .selectFrom('return_lines')
      .innerJoin('order_items', 'order_items.id', 'return_lines.order_item_id')
      .leftJoin('packs', 'packs.id', 'order_items.pack_id')
      .select([
        'order_items.id as item_id',
        nameIn(language).as('name'),
        'order_items.size',
        'return_lines.quantity',
        'return_lines.received',
        'return_lines.restocked',
        'return_lines.wasted',
        sql<boolean>`packs.id is not null`.as('can_restock'),
      ])
      .whereRef('return_lines.return_id', '=', 'returns.id')
      .orderBy('order_items.id'),
  )

const picturesOfReturn = () =>
  jsonArrayFrom(
    expressionBuilder<Database, 'returns'>()
      .selectFrom('return_pictures')
      .innerJoin('pictures', 'pictures.id', 'return_pictures.picture_id')
      .select(['pictures.key', 'pictures.width', 'pictures.height', 'pictures.widths'])
      .whereRef('return_pictures.return_id', '=', 'returns.id')
      .orderBy('return_pictures.position'),
  )

const selectReturns = (db: Handle, language: Language) =>
  db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .selectAll('returns')
    .select(['orders.user_name as customer'])
    .select([linesOfReturn(language).as('lines'), picturesOfReturn().as('pictures')])

type ReturnRow = Awaited<ReturnType<ReturnType<typeof selectReturns>['executeTakeFirstOrThrow']>>

/** A return as its customer sees it. */
const toReturn = (row: ReturnRow): OrderReturn => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  note: row.note,
  answer: row.answer,
  decline_reason: row.decline_reason,
  send_back: row.send_back,
  replacement_id: row.replacement_id,
  lines: row.lines.map(({ restocked: _restocked, wasted: _wasted, can_restock: _can, ...line }) => line),
  pictures: row.pictures.map((picture) => toPictureView(picture, '')),
  at: row.requested_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
})

const toAdminReturn = (row: ReturnRow): AdminReturn => ({
  ...toReturn(row),
  lines: row.lines,
  order_id: row.order_id,
  customer: row.customer,
  by_customer: row.by_customer,
  version: row.version,
})

/** The returns of an order, and what of it can still be returned. Callers must have checked that the reader may see it. */
export async function readOrderReturns(db: Db, orderId: number, language: Language): Promise<OrderReturns> {
  const returns = await selectReturns(db, language)
    .where('returns.order_id', '=', orderId)
    .orderBy('returns.id', 'desc')
    .execute()
  const lines = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['order_items.id as item_id', nameIn(language).as('name'), 'order_items.size'])
    .select(unitsReturnable.as('units'))
    .where('orders.id', '=', orderId)
    .orderBy('order_items.id')
    .execute()
  return { returns: returns.map(toReturn), returnable: lines.filter(({ units }) => units > 0) }
}

export async function findReturn(db: Db, returnId: number, language: Language) {
  const row = await selectReturns(db, language).where('returns.id', '=', returnId).executeTakeFirst()
  return row && toAdminReturn(row)
}

/** A page of returns for the merchant: those that wait, the oldest first, or ended ones, the newest first. */
export async function listReturns(
  db: Db,
  {
    limit,
    cursor,
    show = 'open',
    language,
  }: PageRequest & { show?: 'open' | 'ended' | undefined; language: Language },
): Promise<Page<AdminReturn>> {
  const after = parseCursor(cursor, z.tuple([idKey]))
  const isOpen = show === 'open'
  const inState = sql<boolean>`returns.state in (${isOpen ? openList : sql.join(endedStates.map((state) => sql.lit(state)))})`
  let found = selectReturns(db, language).where(inState)
  const counted = db.selectFrom('returns').select('id').where(inState).limit(countLimits.returns)
  if (after) found = found.where('returns.id', isOpen ? '>' : '<', after[0])
  const [rows, { count }] = await Promise.all([
    found
      .orderBy('returns.id', isOpen ? 'asc' : 'desc')
      .limit(limit + 1)
      .execute(),
    db.selectFrom(counted.as('counted')).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ])
  const page = cutPage(rows, limit, ({ id }) => [id])
  return { items: page.items.map(toAdminReturn), next: page.next, total: Number(count) }
}
