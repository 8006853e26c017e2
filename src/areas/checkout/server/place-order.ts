import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { transact } from '../../../database/transact.ts'
import type { Parts } from '../../../parts.ts'
import { toPaise } from '../../../values/money.ts'
import { findCartLines } from '../../cart/server/cart.queries.ts'
import { exchangeStock } from '../../catalogue/server/stock.ts'
import type { Order } from '../../orders/contract.ts'
import { moveOrder } from '../../orders/server/move-order.ts'
import {
  insertOrder,
  lockCustomer,
  lockPendingOrder,
  type PendingOrder,
  refreshOrder,
  totalOf,
} from './place-order.queries.ts'

type Wish = {
  userId: number
  /** What the shopper saw; without it the whole cart is ordered. */
  items?: { product_id: number; quantity: number }[] | undefined
  /** The total the shopper saw, in rupees. */
  totalPrice?: number | undefined
}

export type PlaceOrder =
  | { ok: true; order: Order }
  | { ok: false; reason: 'EMPTY_CART' | 'CART_CHANGED' | 'ADDRESS_MISSING' | 'TOO_LARGE' }
  | { ok: false; reason: 'PRICE_CHANGED'; names: string[] }
  | { ok: false; reason: 'NOT_ENOUGH_STOCK'; productId: number; name: string; left: number }

type Refused = Exclude<PlaceOrder, { ok: true }>
type CartLine = Awaited<ReturnType<typeof findCartLines>>[number]

/** A shopper who comes back to the same unpaid order keeps it, but not its stock for ever. */
const longestHoldInHolds = 4
/** Two crore rupees: what is larger is a slip of the finger, and no provider takes it. */
const mostPaise = 2_000_000_000

/**
 * Makes an order of the customer's cart and takes its stock in the same transaction, all of it or none (decision B10).
 * A second click, a retry and another tab answer with the same unpaid order; one with other lines is given up for the
 * new one. The cart stays as it is until the order is paid.
 */
export async function placeOrder(parts: Parts, wish: Wish): Promise<PlaceOrder> {
  try {
    const placed = await transact(parts.db, (trx) => place(trx, parts, wish))
    await parts.hooks?.at?.('place-order:committed')
    return placed
  } catch (error) {
    if (error instanceof NotPlaced) return error.refused
    throw error
  }
}

/** Undoes everything the transaction wrote. */
class NotPlaced extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.reason)
    this.refused = refused
  }
}

async function place(trx: Transaction<Database>, parts: Parts, wish: Wish): Promise<PlaceOrder> {
  const { clock, settings, hooks } = parts
  const customer = await lockCustomer(trx, wish.userId)
  // Locked before the cart is read: a payment of this order that is being settled just now empties the cart.
  const pending = await lockPendingOrder(trx, wish.userId)
  const lines = await findCartLines(trx, wish.userId)
  const refused = refuseLines(lines, wish)
  if (refused) return refused
  const { address } = customer
  if (!address) return { ok: false, reason: 'ADDRESS_MISSING' }

  const now = clock.now()
  const hold = settings.orderHoldMinutes * 60_000
  if (pending && isSamePurchase(pending, lines)) {
    const holdEnds = prolonged(pending, now, hold)
    if (holdEnds > now) return { ok: true, order: await refreshOrder(trx, pending, address, holdEnds) }
  }
  if (pending) await moveOrder(trx, pending, 'cancelled', replacedAt(now))
  const holdEnds = new Date(now.getTime() + hold)
  const order = await insertOrder(trx, { customer, address, lines, holdEnds, now })
  await hooks?.at?.('place-order:written')
  // Last, so that others wait as shortly as can be for a product that everybody wants.
  const taken = await exchangeStock(trx, { give: stockOf(pending), take: lines.map(toStockLine) })
  if (!taken.ok) throw new NotPlaced(taken)
  await hooks?.at?.('place-order:after-stock')
  return { ok: true, order }
}

/** What the lines themselves say no to. Prices and subtotals from the browser are not looked at (decision B11). */
function refuseLines(lines: CartLine[], { items, totalPrice }: Wish): Refused | undefined {
  if (lines.length === 0) return { ok: false, reason: 'EMPTY_CART' }
  if (items && !isSameCart(items, lines)) return { ok: false, reason: 'CART_CHANGED' }
  const repriced = lines.filter((line) => line.price_paise !== line.seen_price_paise)
  const total = totalOf(lines)
  if (repriced.length > 0 || (totalPrice !== undefined && toPaise(totalPrice) !== total))
    return { ok: false, reason: 'PRICE_CHANGED', names: repriced.map((line) => line.name) }
  if (total > mostPaise) return { ok: false, reason: 'TOO_LARGE' }
  return undefined
}

/** A product may stand in several of the lines that were sent. */
function isSameCart(items: NonNullable<Wish['items']>, lines: CartLine[]) {
  const wanted = new Map<number, number>()
  for (const { product_id, quantity } of items)
    wanted.set(product_id, (wanted.get(product_id) ?? 0) + quantity)
  return wanted.size === lines.length && lines.every((line) => wanted.get(line.product_id) === line.quantity)
}

function isSamePurchase({ items }: PendingOrder, lines: CartLine[]) {
  const held = new Map(items.map((item) => [item.product_id, item]))
  return (
    held.size === lines.length &&
    lines.every((line) => {
      const item = held.get(line.product_id)
      return item?.quantity === line.quantity && item.unit_price_paise === line.price_paise
    })
  )
}

/** Never shorter than before, a whole hold from now, and never beyond the longest. */
function prolonged({ hold_expires_at, created_at }: PendingOrder, now: Date, hold: number) {
  const wished = Math.min(now.getTime() + hold, created_at.getTime() + longestHoldInHolds * hold)
  return new Date(Math.max(hold_expires_at.getTime(), wished))
}

/** Given up for another purchase. It may still be paid for in another tab, so the provider is asked. */
const replacedAt = (now: Date) => ({ cancel_reason: 'replaced', cancelled_at: now, ask_at: now }) as const

const toStockLine = ({ product_id, quantity }: { product_id: number; quantity: number }) => ({
  productId: product_id,
  quantity,
})
const stockOf = (pending: PendingOrder | undefined) =>
  (pending?.items ?? []).flatMap(({ product_id, quantity }) =>
    product_id === null ? [] : [{ productId: product_id, quantity }],
  )
