import { listOffersWithin } from '#catalogue/bundles/server/offers.queries.ts'
import type { Db } from '#database/connect.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import type { CartCoupons } from '#ordering/cart/contract.ts'
import { listCartLines, toPricedLine } from '#ordering/cart/server/cart.queries.ts'
import { cartIdOf, findCartId } from '#ordering/cart/server/cart-owner.ts'
import { findZone } from '#ordering/delivery/server/find-zone.ts'
import { findUnpaidOrder } from '#ordering/orders/server/unpaid-order.queries.ts'
import { bundleDiscounts } from '#ordering/pricing/rules/bundle-discounts.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import type { Parts } from '#parts.ts'
import { toRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import { findUnusable, type UnusableCoupon } from '../rules/unusable-coupon.ts'
import { listCoupons } from './coupons.queries.ts'
import { describeUnusable } from './describe-unusable.ts'
import { findCouponDiscounts } from './find-coupon-discounts.ts'

type Reader = CartOwner & { language: Language }
type ReaderParts = Pick<Parts, 'db' | 'store' | 'clock'>

/**
 * What coupons take off a cart, as an order of it would: with today's prices and the savings of its bundles. A visitor's
 * contact isn't known yet, so their limits are only checked with the order.
 */
export async function readCartCoupons(
  { db, store, clock }: ReaderParts,
  owner: Reader,
  postalCode: string | undefined,
): Promise<CartCoupons> {
  const { language } = owner
  const lines = (await listCartLines(db, owner)).map(toPricedLine)
  const offers = await listOffersWithin(
    db,
    lines.map(({ pack_id }) => pack_id),
    language,
  )
  const discounts = bundleDiscounts(lines, offers)
  const terms = postalCode === undefined ? undefined : findZone(store(), postalCode)
  const { delivery } = priceOrder({ lines, discounts, ...(terms && { delivery: terms }) })
  const found = await findCouponDiscounts(
    db,
    { lines, discounts, delivery: delivery.paise },
    {
      owner,
      buyer: buyerOf(owner),
      exceptOrderId: (await findUnpaidOrder(db, owner))?.id,
      now: clock.now(),
      language,
    },
  )
  return {
    offered: await areCodesOffered(db, clock.now()),
    code: found.code?.code ?? null,
    problem: found.refusal && describeUnusable(found.refusal).in(language),
    discounts: found.discounts.map(({ coupon: { id, code, shown_name }, paise }) => ({
      coupon_id: id,
      coupon_code: code,
      reason: shown_name,
      amount: toRupees(paise),
    })),
  }
}

/**
 * Puts a code on a cart instead of the one before. Refused, and nothing is changed, if this customer can't use it. A code
 * that this cart is too small for stays on it, and applies as soon as the cart is large enough.
 */
export async function enterCode(
  { db, clock }: ReaderParts,
  owner: Reader,
  entered: string,
): Promise<UnusableCoupon | undefined> {
  const cartId = await findCartId(db, owner)
  const id = await findCouponOfCode(db, entered)
  if (cartId === undefined || id === undefined) return { reason: 'gone' }
  const now = clock.now()
  const listed = await listCoupons(db, {
    codeId: id,
    packIds: [],
    buyer: buyerOf(owner),
    exceptOrderId: (await findUnpaidOrder(db, owner))?.id,
    now,
    language: owner.language,
  })
  const coupon = listed.find((each) => each.id === id)
  const unusable = coupon ? findUnusable(coupon, now) : ({ reason: 'gone' } as const)
  if (unusable) return unusable
  await db
    .insertInto('cart_coupons')
    .values({ cart_id: cartId, coupon_id: id })
    .onConflict((taken) => taken.column('cart_id').doUpdateSet({ coupon_id: id }))
    .execute()
  return undefined
}

/** Without a coupon that could be entered, shoppers aren't asked for one. */
const areCodesOffered = async (db: Db, now: Date) =>
  (await db
    .selectFrom('coupons')
    .select('id')
    .where('code', 'is not', null)
    .where('archived_at', 'is', null)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

export const removeCode = (db: Db, owner: CartOwner) =>
  db.deleteFrom('cart_coupons').where('cart_id', '=', cartIdOf(owner)).execute()

/** The coupon with a code as customers type it: in small letters, or with spaces and hyphens. */
const findCouponOfCode = async (db: Db, entered: string) =>
  (
    await db
      .selectFrom('coupons')
      .select('id')
      .where('code', '=', entered.replace(/[\s-]/g, '').toUpperCase())
      .where('archived_at', 'is', null)
      .executeTakeFirst()
  )?.id

const buyerOf = (owner: CartOwner) => (owner.userId === null ? { userId: null } : { userId: owner.userId })
