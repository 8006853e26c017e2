import type { Db } from '#database/connect.ts'
import { findAddition } from '#ordering/additions/server/order-additions.queries.ts'
import { isDueOnDelivery, isToPack } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import {
  type FoundLine,
  findPayingPayment,
  findRefundable,
} from '#payments/refunds/server/refundable.queries.ts'
import { type Paise, toRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import type { ChangeOverview } from '../contract.ts'
import { officeSentences as sentences } from '../words/index.ts'
import { findOrderToChange } from './order-to-change.queries.ts'

/** What the screen needs to change an order; undefined if there is no such order. */
export async function readChangeOverview(
  { db }: Pick<Parts, 'db'>,
  orderId: number,
  language: Language,
): Promise<ChangeOverview | undefined> {
  const order = await findOrderToChange(db, orderId)
  if (!order) return undefined
  const payment = await findPayingPayment(db, orderId)
  const { lines, left }: { lines: FoundLine[]; left: Paise } = await findRefundable(db, order, payment?.id)
  const addition = await findAddition(db, orderId)
  const sizes = await listOtherSizes(db, orderId)
  const isOpen = isToPack(order) && lines.some(({ undispatched }) => undispatched > 0)
  const closed = isOpen ? undefined : sentences.notOpen
  const noTake = closed ?? (payment ? undefined : sentences.notPaid)
  const isErased = !order.address || order.user_phone === ''
  const noAdd =
    closed ?? (isErased ? sentences.erased : addition && sentences.isAddition({ id: addition.added_to }))
  return {
    lines: lines.map(({ id, name, size, quantity, unitPaise, refunded, putBack, undispatched }) => ({
      item_id: id,
      name,
      size,
      quantity: quantity - refunded,
      unit_price: toRupees(unitPaise),
      can_take: Math.max(0, Math.min(quantity - Math.max(refunded, putBack), undispatched)),
      sizes: sizes
        .filter(({ item_id }) => item_id === id)
        .map(({ pack_id, size: other, price_paise, stock }) => ({
          pack_id,
          size: other,
          price: toRupees(price_paise),
          stock,
        })),
    })),
    left: toRupees(left),
    ways: isDueOnDelivery(order) ? ['on_delivery'] : ['link', 'direct'],
    no_take: noTake?.in(language) ?? null,
    no_add: noAdd?.in(language) ?? null,
  }
}

/** The other sizes of the products of an order's lines that are on sale. */
const listOtherSizes = (db: Db, orderId: number) =>
  db
    .selectFrom('order_items')
    .innerJoin('packs as of_line', 'of_line.id', 'order_items.pack_id')
    .innerJoin('packs', 'packs.product_id', 'of_line.product_id')
    .select([
      'order_items.id as item_id',
      'packs.id as pack_id',
      'packs.label as size',
      'packs.price_paise',
      'packs.stock',
    ])
    .where('order_id', '=', orderId)
    .whereRef('packs.id', '<>', 'of_line.id')
    .where('packs.on_sale', '=', true)
    .orderBy('packs.position')
    .execute()
