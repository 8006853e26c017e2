import { sentences as bundleSentences } from '#catalogue/bundles/words/index.ts'
import type { VariantSelector } from '#catalogue/products/server/variants/find-variant.ts'
import type { RouteParts } from '#domain-module.ts'
import type { Endpoint } from '#http/calls/endpoint.ts'
import { tooManyRequestsError } from '#http/calls/errors.ts'
import { notFound, Refusal, refuse } from '#http/calls/refusal.ts'
import { type Call, createRoutes } from '#http/calls/routes.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import { enterCode, readCartCoupons, removeCode } from '#ordering/coupons/server/cart-coupons.ts'
import { describeUnusable } from '#ordering/coupons/server/describe-unusable.ts'
import { sentences as reservationSentences } from '#ordering/reservations/words/index.ts'
import type { Parts } from '#parts.ts'
import { sentences as valueSentences } from '#values/words/index.ts'
import type { CartLineInput } from '../contract.ts'
import { sentences } from '../words/index.ts'
import { addLines } from './add-lines.ts'
import { type AddToCartResult, addToCart } from './add-to-cart.ts'
import { deleteCartLines, limitQuantity, readCart, readCartAndMarkSeen, removeLine } from './cart.queries.ts'
import { findCartId } from './cart-owner.ts'
import { addBundle, removeBundle } from './change-bundle.ts'
import { subtractFromCart } from './subtract-from-cart.ts'
import { cartEndpointsFor } from './visitor-carts/cart-endpoints.ts'
import { readVisitorCartToken, setVisitorCartCookie } from './visitor-carts/visitor-cart-cookie.ts'
import { cartOwnerOf } from './visitor-carts/visitor-carts.ts'

export const cartApi = (parts: RouteParts) =>
  createRoutes('cart', cartEndpointsFor(parts.settings), {
    'GET /cart': (call) => withCartOwner(call, (owner) => readCartAndMarkSeen(parts.db, owner)),

    'POST /cart/add': (call) => withCartOwner(call, (owner) => addItem(parts, owner, call)),

    'POST /cart/lines': (call) => withCartOwner(call, (owner) => addOrderedLines(parts, owner, call)),

    'POST /cart/bundles': (call) => withCartOwner(call, (owner) => changeBundle(parts, owner, call)),

    'GET /cart/coupons': (call) =>
      withCartOwner(call, (owner) => readCartCoupons(parts, owner, call.query.postal_code)),

    'POST /cart/coupon': (call) =>
      withCartOwner(call, async (owner) => {
        const { code, postal_code: postalCode } = call.body
        const refused = await enterCode(parts, owner, code)
        return refused
          ? refuse(409, 'COUPON_REFUSED', describeUnusable(refused))
          : readCartCoupons(parts, owner, postalCode)
      }),

    'DELETE /cart/coupon': (call) =>
      withCartOwner(call, async (owner) => {
        await removeCode(parts.db, owner)
        return readCartCoupons(parts, owner, call.query.postal_code)
      }),

    'POST /cart/subtract': (call) =>
      withCartOwner(call, async (owner) => {
        const { product_id, change, ...pack } = call.body
        if (isOfOther(change, owner)) return refuseOther()
        await subtractFromCart(parts, { owner, productId: product_id, pack, changeKey: change?.key })
        return readCart(parts.db, owner)
      }),

    'DELETE /cart/clear': (call) =>
      withCartOwner(call, async (owner) => {
        await deleteCartLines(parts.db, owner)
        return readCart(parts.db, owner)
      }),

    'DELETE /cart/{id}': (call) =>
      withCartOwner(call, async (owner) => {
        const [removed] = await removeLine(parts.db, owner, call.params.id)
        return removed?.numDeletedRows === 0n ? noSuchLine() : readCart(parts.db, owner)
      }),

    'PUT /cart/{id}': (call) =>
      withCartOwner(call, async (owner) => {
        const { numUpdatedRows } = await limitQuantity(parts.db, owner, call.params.id, call.body.most)
        return numUpdatedRows === 0n ? noSuchLine() : readCart(parts.db, owner)
      }),
  })

type CartCall = Pick<Call<Endpoint & { right: 'anyone' }>, 'user' | 'language' | 'request' | 'reply'>
type Reader = CartOwner & Pick<CartCall, 'language'>

/** Runs `work` with the cart owner of this request, or returns the refusal. */
async function withCartOwner<Answer>(call: CartCall, work: (owner: Reader) => Promise<Answer>) {
  const owner = cartOwnerOf(call)
  return owner instanceof Refusal ? owner : work({ ...owner, language: call.language })
}

type Change = { key: string; made_by: number | null }
type AddedItem = { product_id: number; quantity: number; change?: Change | undefined } & VariantSelector

/** Whether a change was made for another account, or as a visitor: it must not reach this cart. */
const isOfOther = (change: Change | undefined, owner: CartOwner) =>
  change !== undefined && change.made_by !== owner.userId

const refuseOther = () => refuse(409, 'OTHER_ACCOUNT', sentences.otherAccount)

async function addItem(
  parts: RouteParts,
  owner: Reader,
  { body, request, reply }: CartCall & { body: AddedItem },
) {
  if (parts.store().opening) return refuse(409, 'SHOP_NOT_OPEN', valueSentences.shopNotOpen)
  const { product_id, quantity, change, ...pack } = body
  if (isOfOther(change, owner)) return refuseOther()
  await requireVisitorCartQuota(parts, owner, request.ip)
  const changeKey = change?.key
  const added = await addToCart(parts, { owner, productId: product_id, pack, by: quantity, changeKey })
  return added.ok
    ? readChangedCart(parts, owner, { request, reply, ...added })
    : refuseAddToCart(parts, added)
}

async function addOrderedLines(
  parts: RouteParts,
  owner: Reader,
  { body, request, reply }: CartCall & { body: { lines: CartLineInput[]; change?: Change | undefined } },
) {
  if (parts.store().opening) return refuse(409, 'SHOP_NOT_OPEN', valueSentences.shopNotOpen)
  const { lines, change } = body
  if (isOfOther(change, owner)) return refuseOther()
  await requireVisitorCartQuota(parts, owner, request.ip)
  const { added, missing, newVisitorCart } = await addLines(parts, { owner, lines, changeKey: change?.key })
  const cart = await readChangedCart(parts, owner, { request, reply, newVisitorCart })
  return { cart, added, missing }
}

async function changeBundle(
  parts: RouteParts,
  owner: Reader,
  { body, request, reply }: CartCall & { body: { bundle_id: number; by: number } },
) {
  const { bundle_id: bundleId, by } = body
  if (by <= 0) {
    await removeBundle(parts, { owner, bundleId, by: -by })
    return readCart(parts.db, owner)
  }
  if (parts.store().opening) return refuse(409, 'SHOP_NOT_OPEN', valueSentences.shopNotOpen)
  await requireVisitorCartQuota(parts, owner, request.ip)
  const added = await addBundle(parts, { owner, bundleId, by })
  if (added.ok) return readChangedCart(parts, owner, { request, reply, ...added })
  return added.reason === 'NO_SUCH_BUNDLE'
    ? notFound(bundleSentences.bundleGone)
    : refuseAddToCart(parts, added)
}

type ChangedCart = Pick<CartCall, 'request' | 'reply'> & {
  newVisitorCart?: { token: string; owner: CartOwner } | undefined
}

/** The cart after units were added to it. A visitor's browser is given the token of its cart, or keeps it for longer. */
function readChangedCart({ db }: Parts, owner: Reader, { request, reply, newVisitorCart }: ChangedCart) {
  const token = newVisitorCart?.token ?? readVisitorCartToken(request)
  if (owner.userId === null && token) setVisitorCartCookie(reply, token)
  return readCart(db, { ...(newVisitorCart?.owner ?? owner), language: owner.language })
}

/** Rate limit: visitors can create carts without an account, so new carts count towards the limit of their network. */
async function requireVisitorCartQuota({ db, spend }: RouteParts, owner: CartOwner, address: string) {
  if (owner.userId !== null || (await findCartId(db, owner)) !== undefined) return
  const seconds = await spend(address)
  if (seconds > 0) throw tooManyRequestsError(seconds)
}

const noSuchLine = () => notFound(sentences.noSuchLine)

function refuseAddToCart({ store }: Parts, refused: Extract<AddToCartResult, { ok: false }>) {
  switch (refused.reason) {
    case 'NO_SUCH_PRODUCT':
      return notFound(sentences.notSoldAnyMore)
    case 'TOO_MANY':
      return refuse(
        409,
        'TOO_MANY',
        reservationSentences.tooManyOfOne({ name: refused.name, most: refused.most, email: store().email }),
      )
    case 'NOT_ENOUGH_STOCK':
      return refuse(
        409,
        'NOT_ENOUGH_STOCK',
        valueSentences.inStock({ name: refused.name, left: refused.left }),
        {
          more: { left: refused.left },
        },
      )
  }
}
