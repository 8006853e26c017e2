import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { isOwnedBy, type OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { type PictureView, pictureUrl } from '#values/pictures/picture.ts'
import type { Language } from '#words/language.ts'
import type { Reviewable } from '../contract.ts'
import { suggestedName } from '../rules/review.ts'
import { type Buyer, buyerKey } from './buyer-key.ts'
import { picturesOfReview } from './review-pictures.queries.ts'
import { toOwnReview } from './review-view.ts'

type Handle = Db | Transaction<Database>
export type OwnOrder = OrderOwner & { orderId: number }

/** Units of the line that were refunded before anything arrived: they were never delivered. */
const unitsNotSent = sql<number>`(
  select coalesce(sum(refund_lines.quantity), 0) from refund_lines join refunds on refunds.id = refund_lines.refund_id
  where refund_lines.order_item_id = order_items.id and refunds.status not in ('failed', 'not_wanted')
    and refunds.created_at <= orders.delivered_at)`

/**
 * Whether the line was delivered, with its order or with a shipment of it. A refund afterwards changes nothing: who was
 * given the money back knows best what was wrong.
 */
const isDeliveredLine = sql<SqlBool>`orders.status <> ${orderStatus.cancelled} and (
  exists (select from parcel_items join parcels on parcels.id = parcel_items.parcel_id
    where parcel_items.order_item_id = order_items.id and parcels.delivered_at is not null)
  or orders.delivered_at is not null and order_items.quantity > ${unitsNotSent})`

/** Delivered lines of orders, with their products. */
const selectDeliveredLines = (db: Handle) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('order_buyers', 'order_buyers.order_id', 'orders.id')
    .innerJoin('packs', 'packs.id', 'order_items.pack_id')
    .select([
      'order_items.id as order_item_id',
      'order_items.order_id',
      'packs.product_id',
      'order_items.size',
      'orders.user_id',
      'order_buyers.name as buyer_name',
      'order_buyers.email',
    ])
    .where(isDeliveredLine)
    .where('order_buyers.email', '<>', '')

export type DeliveredLine = Awaited<ReturnType<typeof findDeliveredLine>> & {}

/** A delivered line of the owner's order; undefined if it isn't one. */
export const findDeliveredLine = (db: Handle, own: OwnOrder, itemId: number) =>
  selectDeliveredLines(db)
    .where('orders.id', '=', own.orderId)
    .where(isOwnedBy(own))
    .where('order_items.id', '=', itemId)
    .executeTakeFirst()

/** The newest line with which a customer can review a product; undefined if none was delivered. */
export const findLineOfProduct = (db: Handle, userId: number, productId: number) =>
  selectDeliveredLines(db)
    .where('orders.user_id', '=', userId)
    .where('packs.product_id', '=', productId)
    .orderBy('order_items.id', 'desc')
    .executeTakeFirst()

/** The buyer of a line: its account, which may have got a guest's order since, or the guest. */
export const buyerOf = ({ user_id, email }: DeliveredLine): Buyer =>
  user_id === null ? { email } : { userId: user_id }

/**
 * The reviews of the buyer of a line, of its product: one, unless a guest who had written one proved later that the
 * address is theirs. Then the line's own review comes first.
 */
export const selectBuyersReviews = (db: Handle, line: DeliveredLine) =>
  db
    .selectFrom('reviews')
    .selectAll()
    .select(picturesOfReview().as('pictures'))
    .where('product_id', '=', line.product_id)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('buyer', 'in', [buyerKey(buyerOf(line)), buyerKey({ email: line.email })]),
        ...(line.user_id === null
          ? []
          : [eb('order_id', 'in', selectFrom('orders').select('id').where('user_id', '=', line.user_id))]),
      ]),
    )
    .orderBy(sql`order_item_id = ${line.order_item_id}`, 'desc')
    .orderBy('id')

/** The delivered products of an order, each once, with the buyer's review of it. */
export async function listReviewable(db: Db, own: OwnOrder, language: Language): Promise<Reviewable[]> {
  const lines = await selectDeliveredLines(db)
    .leftJoin('pictures', 'pictures.id', 'order_items.picture_id')
    .select([
      sql<string>`coalesce(order_items.names ->> ${language}::text, order_items.name)`.as('name'),
      'pictures.key',
      'pictures.width',
      'pictures.height',
      'pictures.widths',
    ])
    .where('orders.id', '=', own.orderId)
    .where(isOwnedBy(own))
    .orderBy('order_items.id')
    .execute()
  const first = lines.filter(
    (line, at) => lines.findIndex(({ product_id }) => product_id === line.product_id) === at,
  )
  return Promise.all(
    first.map(async (line) => {
      const review = await selectBuyersReviews(db, line).executeTakeFirst()
      return {
        order_item_id: line.order_item_id,
        product_id: line.product_id,
        name: line.name,
        size: line.size,
        picture: toPicture(line),
        shown_name: suggestedName(line.buyer_name),
        review: review ? toOwnReview(review) : null,
      }
    }),
  )
}

type WithPicture = {
  name: string
  key: string | null
  width: number | null
  height: number | null
  widths: number[] | null
}

function toPicture({ key, width, height, widths, name }: WithPicture): PictureView | null {
  if (key === null || width === null || height === null || widths === null) return null
  return { url: pictureUrl(key), width, height, widths, alt: name }
}
