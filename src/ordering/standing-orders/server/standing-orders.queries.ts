import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { listPicturesOfProducts } from '#catalogue/products/server/products/product-pictures.queries.ts'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { cutPage, idKey, type PageRequest, parseCursor } from '#http/calls/paging.ts'
import { availableUnitsFor } from '#inventory/stock/server/available-stock.queries.ts'
import { toRupees } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { productPath } from '#values/texts/slug-path.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import type { StandingOrder } from '../contract.ts'
import type { DeliveryInterval } from '../rules/intervals.ts'
import { laterDelivery } from '../rules/later-delivery.ts'

type Handle = Db | Transaction<Database>
/** The customer, and the language and time of the answer. */
export type Reader = { userId: number; language: Language; now: Date }

/** The shop's calendar day. */
export const today = (now: Date) => calendarDay(now, region.timeZone)

/** Columns of a standing order, with its days as `2026-11-26`. */
export const standingOrderColumns = [
  'standing_orders.id',
  'standing_orders.user_id',
  sql<DeliveryInterval>`standing_orders.weeks`.as('weeks'),
  'standing_orders.paused',
  'standing_orders.unanswered',
  sql<string>`standing_orders.next_on::text`.as('next_on'),
] as const

type Delivery = { id: number; next_on: string; weeks: number }

/**
 * Goes on to the delivery after the next one, which was ordered, skipped or passed over.
 * @param unanswered how many deliveries in a row nobody has answered
 */
export const moveToLaterDelivery = (
  trx: Transaction<Database>,
  { id, ...order }: Delivery,
  { now, ...more }: { now: Date; unanswered: number; paused?: boolean },
) =>
  trx
    .updateTable('standing_orders')
    .set({ next_on: laterDelivery(order, today(now)), in_cart_for: null, in_cart_at: null, ...more })
    .where('id', '=', id)
    .execute()

/** A customer's standing orders as the API answers them, next delivery first. */
export async function listStandingOrders(db: Handle, { userId, language, now }: Reader) {
  const orders = await db
    .selectFrom('standing_orders')
    .select(standingOrderColumns)
    .where('user_id', '=', userId)
    .orderBy('paused')
    .orderBy('standing_orders.next_on')
    .orderBy('standing_orders.id')
    .execute()
  const lines = await listLines(
    db,
    orders.map(({ id }) => id),
    { userId, language },
  )
  return orders.map(({ user_id: _, unanswered, ...order }): StandingOrder => {
    const own = lines.filter(({ standing_order_id }) => standing_order_id === order.id)
    return {
      ...order,
      unanswered: order.paused && unanswered > 0,
      due: isDue(order, now),
      skips_to: laterDelivery(order, today(now)),
      total: toRupees(own.reduce((sum, { pricePaise, available }) => sum + pricePaise * available, 0)),
      lines: own.map(({ standing_order_id: __, pricePaise, ...line }) => ({
        ...line,
        price: toRupees(pricePaise),
      })),
    }
  })
}

/** One of the customer's standing orders as the API answers it. */
export const findStandingOrder = async (db: Handle, reader: Reader, id: number) =>
  (await listStandingOrders(db, reader)).find((order) => order.id === id)

const deskKeys = z.tuple([z.literal([0, 1]), z.iso.date(), idKey])

/**
 * The standing orders of all customers as the back office lists them, next delivery first and paused ones last.
 * @param userId only those of this customer
 */
export async function listAllStandingOrders(
  db: Db,
  { userId, now }: { userId: number | undefined; now: Date },
  { limit, cursor }: PageRequest,
) {
  const after = parseCursor(cursor, deskKeys)
  const all = db
    .selectFrom('standing_orders')
    .$if(userId !== undefined, (found) => found.where('user_id', '=', userId ?? 0))
  const [rows, { count }] = await Promise.all([
    all
      .innerJoin('users', 'users.id', 'standing_orders.user_id')
      .select(standingOrderColumns)
      .select('users.name')
      .$if(after !== null, (found) =>
        found.where(
          sql<boolean>`(paused::integer, next_on, standing_orders.id) > (${after?.[0]}::integer, ${after?.[1]}::date, ${after?.[2]}::integer)`,
        ),
      )
      .orderBy('paused')
      .orderBy('standing_orders.next_on')
      .orderBy('standing_orders.id')
      .limit(limit + 1)
      .execute(),
    all.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { items, next } = cutPage(rows, limit, ({ paused, next_on, id }) => [Number(paused), next_on, id])
  const lines = await listGoods(
    db,
    items.map(({ id }) => id),
  )
  return {
    items: items.map(({ user_id, name, unanswered: _, ...order }) => ({
      ...order,
      due: isDue(order, now),
      customer: { id: user_id, name },
      lines: lines.filter(({ standing_order_id }) => standing_order_id === order.id),
    })),
    next,
    total: Number(count),
  }
}

const isDue = ({ paused, next_on }: { paused: boolean; next_on: string }, now: Date) =>
  !paused && next_on <= today(now)

/** What standing orders contain, in the language of the back office. */
const listGoods = (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('standing_order_lines')
        .innerJoin('packs', 'packs.id', 'standing_order_lines.pack_id')
        .innerJoin('products', 'products.id', 'packs.product_id')
        .select(['standing_order_id', 'quantity', variantNameSql(defaultLanguage).as('name')])
        .where('standing_order_id', 'in', ids)
        .orderBy('packs.id')
        .execute()

/** The lines of standing orders, with today's prices. Products that were deleted for good have no line any more. */
async function listLines(
  db: Handle,
  ids: number[],
  { userId, language }: Pick<Reader, 'userId' | 'language'>,
) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('standing_order_lines')
    .innerJoin('packs', 'packs.id', 'standing_order_lines.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([
      'standing_order_lines.standing_order_id',
      'standing_order_lines.quantity',
      'packs.id as pack_id',
      'packs.product_id',
      'packs.price_paise',
      'packs.on_sale',
      'products.name as name_in_path',
      'categories.tint',
      variantNameSql(language).as('name'),
      availableUnitsFor({ userId }).as('stock'),
    ])
    .where('standing_order_id', 'in', ids)
    .orderBy('packs.id')
    .execute()
  const pictures = await listPicturesOfProducts(
    db,
    rows.map(({ product_id }) => product_id),
  )
  return rows.map(({ price_paise: pricePaise, name_in_path, on_sale, stock, ...line }) => ({
    ...line,
    path: productPath(line.product_id, name_in_path),
    pricePaise,
    available: on_sale ? Math.min(line.quantity, Math.max(0, stock)) : 0,
    pictures: pictures.get(line.product_id) ?? [],
  }))
}
