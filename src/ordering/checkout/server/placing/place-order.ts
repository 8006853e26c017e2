import type { Transaction } from 'kysely'
import { namedPack, type PackName } from '#catalogue/products/server/packs/named-pack.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { exchangeStock } from '#inventory/stock/server/take-stock.ts'
import { findCartLines } from '#ordering/cart/server/cart.queries.ts'
import {
  feeOf,
  type NoDelivery,
  type Quote,
  quoteDelivery,
} from '#ordering/delivery/server/quote-delivery.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { moveOrder } from '#ordering/orders/server/states/move-order.ts'
import { beginHold, type NoHold } from '#ordering/reservations/server/begin-hold.ts'
import { findTooMany, type TooManyUnits } from '#ordering/reservations/server/count-units.ts'
import type { OrdersFrom } from '#ordering/reservations/server/given-up.ts'
import type { Parts } from '#parts.ts'
import { inAHurry } from '#payments/processing/server/in-a-hurry.ts'
import { isBeingPaid } from '#payments/processing/server/is-being-paid.ts'
import { settleOrder } from '#payments/processing/server/settle-order.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import type { Address } from '#people/addresses/contract.ts'
import { copyOf, findAddress, findDefaultAddress } from '#people/addresses/server/addresses.queries.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import { priceCart } from '#values/money/price-cart.ts'
import { parcelState } from '#values/order-state.ts'
import type { Language } from '#words/language.ts'
import { type CostsMore, hasSameGoods, isOrderedAgain, keepOrder, prolonged } from './keep-order.ts'
import { insertOrder, lockPendingOrder, type PendingOrder, refreshOrder } from './place-order.queries.ts'

type Wish = {
  userId: number
  /** Where the wish comes from. */
  from: OrdersFrom
  /** What the shopper reads. */
  language: Language
  /** What the shopper saw; without it the whole cart is ordered. */
  items?: ({ product_id: number; quantity: number } & PackName)[] | undefined
  /** The total the shopper saw, in rupees. */
  totalPrice?: number | undefined
  /** Which of their addresses the shopper saw; without it the default one. */
  addressId?: number | undefined
}

export type PlaceOrder =
  | { ok: true; order: Order }
  | { ok: false; reason: 'EMPTY_CART' | 'CART_CHANGED' | 'ADDRESS_MISSING' | 'ADDRESS_GONE' | 'TOO_LARGE' }
  | ({ ok: false; address: Address } & NoDelivery)
  | TooManyUnits
  | NotOpen
  | NoHold
  | { ok: false; reason: 'PRICE_CHANGED'; names: string[] }
  | { ok: false; reason: 'PAID_BEFORE' | 'BEING_PAID'; orderId: number }
  | CostsMore
  | (Extract<Awaited<ReturnType<typeof exchangeStock>>, { ok: false }> & { name: string })

type NotOpen = { ok: false; reason: 'SHOP_NOT_OPEN' }
type Refused = Exclude<PlaceOrder, { ok: true }>
/** `asked`: the order of which the provider has just said that nobody paid it, nor is about to. */
type Try = Wish & { asked?: number }
/** An order that would be replaced, and may have been paid in its window. */
type Opened = { ok: false; reason: 'WINDOW_OPENED'; opened: OpenedOrder }
type OpenedOrder = { id: number; provider_order_id: string; hold_expires_at: Date }
type Tried = PlaceOrder | Opened
type CartLine = Awaited<ReturnType<typeof findCartLines>>[number]

/** Two crore rupees: what is larger is a slip of the finger, and no provider takes it. */
const mostPaise = 2_000_000_000

/**
 * Makes an order of the customer's cart and takes its stock in the same transaction, all of it or none (decision B10).
 * A second click, a retry and another tab answer with the same unpaid order, on the terms it was placed on (decision X18); one
 * with other lines, or to another place, is given up for the new one. Where its payment window was opened, the provider is asked first whether it was paid or a
 * payment is under way: a provider that does not answer in time holds nobody up, and is asked later on. The cart stays as it is until the order is paid. A shop that is not
 * open takes no new order (decision X46).
 */
export async function placeOrder(parts: Parts, wish: Try): Promise<PlaceOrder> {
  const placed = await tryToPlace(parts, wish)
  if (!isOpened(placed)) return placed
  const { opened } = placed
  const { paid } = await settleOrder(inAHurry(parts), opened)
  await parts.hooks?.at?.('place-order:asked')
  if (paid) return { ok: false, reason: 'PAID_BEFORE', orderId: opened.id }
  if (await isBeingPaid(parts, opened)) return { ok: false, reason: 'BEING_PAID', orderId: opened.id }
  // Another tab may have put another order in its place: that one is asked about in its turn.
  return placeOrder(parts, { ...wish, asked: opened.id })
}

const notOpen: NotOpen = { ok: false, reason: 'SHOP_NOT_OPEN' }

const isOpened = (tried: Tried): tried is Opened => !tried.ok && tried.reason === 'WINDOW_OPENED'

async function tryToPlace(parts: Parts, wish: Try): Promise<Tried> {
  try {
    const placed = await transact(parts.db, (trx) => place(trx, parts, wish))
    parts.catalogueVersion.stockMoved()
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

async function place(trx: Transaction<Database>, parts: Parts, wish: Try): Promise<Tried> {
  const customer = await lockUser(trx, wish.userId)
  // Locked before the cart is read: a payment of this order that is being settled just now empties the cart.
  const pending = await lockPendingOrder(trx, wish.userId)
  const isOpen = !parts.store().opening
  if (!isOpen && !pending) return notOpen
  const lines = await findCartLines(trx, wish)
  const isAnother = refuseCart(lines, wish)
  if (isAnother) return isAnother
  const address = await findWishedAddress(trx, wish)
  const now = parts.clock.now()
  // Before anything is quoted: what the merchant has changed since is nothing to an order that waits (decision X18).
  if (pending && address && isOrderedAgain(pending, lines, address, now))
    return keepOrder(trx, parts, pending, { address, now, ...wish })
  if (!isOpen) return notOpen
  const refused = refuseRepriced(lines) ?? findTooMany(lines, parts.settings.orders)
  if (refused) return refused
  if (!address)
    return { ok: false, reason: wish.addressId === undefined ? 'ADDRESS_MISSING' : 'ADDRESS_GONE' }
  return placeAsQuoted(trx, parts, wish, { customer, pending, lines, address, now })
}

type Quoted = {
  customer: Awaited<ReturnType<typeof lockUser>>
  pending: PendingOrder | undefined
  lines: CartLine[]
  address: Address
  now: Date
}

/** With the prices and the terms of delivery of this moment. */
async function placeAsQuoted(
  trx: Transaction<Database>,
  parts: Parts,
  wish: Try,
  { customer, pending, lines, address, now }: Quoted,
): Promise<Tried> {
  const { settings, hooks } = parts
  const { userId, from, language } = wish
  const goods = { paise: priceCart(lines.map(toPrice)).totalPaise, taxed: lines }
  const quote = quoteDelivery(parts.store(), address, goods, now)
  if (!quote.ok) return { ...quote, address }
  const to = { id: address.id, copy: copyOf(address) }
  const priced = priceCart(lines.map(toPrice), feeOf(quote))
  const notThatMuch = refuseTotal(priced.totalPaise, wish)
  if (notThatMuch) return notThatMuch

  if (pending && costsTheSame(pending, lines, quote)) {
    const holdEnds = prolonged(pending, now, settings.orderHoldMinutes)
    if (holdEnds > now)
      return { ok: true, order: await refreshOrder(trx, pending, { to, quote, holdEnds, language }) }
  }
  if (pending?.provider_order_id && pending.id !== wish.asked) {
    const { id, provider_order_id, hold_expires_at } = pending
    return { ok: false, reason: 'WINDOW_OPENED', opened: { id, provider_order_id, hold_expires_at } }
  }
  const hold = await beginHold(trx, settings, { userId, from, before: pending }, now)
  if (!hold.ok) return hold
  if (pending) await moveOrder(trx, pending, { parcel_state: parcelState.cancelled }, replacedAt(now))
  const order = await insertOrder(trx, {
    customer,
    to,
    quote,
    priced,
    hold: { ...hold, from },
    language,
    now,
  })
  await hooks?.at?.('place-order:written')
  // Last, so that others wait as shortly as can be for a product that everybody wants.
  const taken = await exchangeStock(trx, {
    give: stockOf(pending),
    from: pending?.id ?? null,
    take: lines.map(toStockLine),
    to: order.id,
    now,
  })
  if (!taken.ok) throw new NotPlaced({ ...taken, name: nameOf(lines, taken.packId) })
  await hooks?.at?.('place-order:after-stock')
  return { ok: true, order }
}

/** Where it goes: with the address of this moment. */
const findWishedAddress = (trx: Transaction<Database>, { userId, addressId }: Wish) =>
  addressId === undefined ? findDefaultAddress(trx, userId) : findAddress(trx, userId, addressId)

const toPrice = (line: CartLine) => ({ ...line, unitPaise: line.price_paise })

/** Why there is nothing to order, or not what the shopper saw. */
function refuseCart(lines: CartLine[], { items }: Wish): Refused | undefined {
  if (lines.length === 0) return { ok: false, reason: 'EMPTY_CART' }
  if (items && !isSameCart(items, lines)) return { ok: false, reason: 'CART_CHANGED' }
  return undefined
}

/** Asks about what no screen of the shopper has shown yet. Prices and subtotals from the browser are not looked at (decision B11). */
function refuseRepriced(lines: CartLine[]): Refused | undefined {
  const names = lines.flatMap((line) => (line.price_paise === line.seen_price_paise ? [] : [line.pack_name]))
  return names.length > 0 ? { ok: false, reason: 'PRICE_CHANGED', names } : undefined
}

/** The total that the shopper saw is the one that they pay. */
function refuseTotal(total: Paise, { totalPrice }: Wish): Refused | undefined {
  if (totalPrice !== undefined && toPaise(totalPrice) !== total)
    return { ok: false, reason: 'PRICE_CHANGED', names: [] }
  if (total > mostPaise) return { ok: false, reason: 'TOO_LARGE' }
  return undefined
}

/** One line of the cart may stand in several of those that were sent. */
function isSameCart(items: NonNullable<Wish['items']>, lines: CartLine[]) {
  const inOrder = lines.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
  const wanted = new Map<number, number>()
  for (const { product_id, quantity, ...name } of items) {
    const pack = namedPack(
      inOrder.filter((line) => line.product_id === product_id),
      name,
    )
    if (!pack) return false
    wanted.set(pack.pack_id, (wanted.get(pack.pack_id) ?? 0) + quantity)
  }
  return wanted.size === lines.length && lines.every((line) => wanted.get(line.pack_id) === line.quantity)
}

/** Whether the order, asked for anew, is what it was: to another place at the same fee, or after its reservation. */
function costsTheSame(pending: PendingOrder, lines: CartLine[], { feePaise }: Quote) {
  const agreed = new Map(pending.items.map((item) => [item.pack_id, item.unit_price_paise]))
  return (
    hasSameGoods(pending, lines) &&
    pending.delivery_paise === feePaise &&
    lines.every(({ pack_id, price_paise }) => agreed.get(pack_id) === price_paise)
  )
}

/** Given up for another purchase. It may still be paid for in another tab, so the provider is asked again. */
const replacedAt = (now: Date) => ({ cancel_reason: 'replaced', cancelled_at: now, ask_at: now }) as const

/** As the shopper reads it. */
const nameOf = (lines: CartLine[], packId: number) =>
  lines.find(({ pack_id }) => pack_id === packId)?.pack_name ?? ''

const toStockLine = ({ pack_id, quantity }: { pack_id: number; quantity: number }) => ({
  packId: pack_id,
  quantity,
})
const stockOf = (pending: PendingOrder | undefined) =>
  (pending?.items ?? []).flatMap(({ pack_id, quantity }) =>
    pack_id === null ? [] : [{ packId: pack_id, quantity }],
  )
