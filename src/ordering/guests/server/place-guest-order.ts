import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '#http/calls/refusal.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import { isWhatsappOffered } from '#operations/whatsapp/server/is-whatsapp-offered.ts'
import { orderLinkPath } from '#ordering/buyers/rules/order-link-path.ts'
import { findOrderLinkKey } from '#ordering/buyers/server/order-link.ts'
import { cartOwnerOf } from '#ordering/cart/server/visitor-carts/visitor-carts.ts'
import { placeOrder } from '#ordering/checkout/server/placing/place-order.ts'
import { refusePlaceOrder } from '#ordering/checkout/server/refusals.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { paymentMethod } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import { addressCopyOfFields } from '#people/addresses/server/addresses.queries.ts'
import { readOrderOrigin } from '#people/security/server/read-order-origin.ts'
import { type Language, pathIn } from '#words/language.ts'
import type { GuestOrderInput } from '../contract.ts'
import { sentences } from '../words/index.ts'

type Call = { user: SessionUser | null; request: FastifyRequest; language: Language; body: GuestOrderInput }
type PlacedOrder = { order: Order; key: string; link: string }

/**
 * Places an order of the visitor's cart without an account. Refused if the shop does not allow it, and for anybody who
 * is logged in: an administrator has no cart, and a customer's order belongs to the account.
 */
export async function placeGuestOrder(parts: Parts, call: Call): Promise<PlacedOrder | Refusal> {
  const { db, settings } = parts
  const { language, request } = call
  const {
    items,
    total_price: totalPrice,
    lost_discount: lostDiscount,
    name,
    phone,
    email,
    address,
    whatsapp_consent: whatsappConsent,
  } = call.body
  const owner = cartOwnerOf(call)
  if (!('userId' in owner)) return owner
  if (owner.userId !== null) return refuse(409, 'SIGNED_IN', sentences.loggedIn)
  if (!settings.guestCheckout) return refuse(401, 'NOT_SIGNED_IN', sentences.checkoutNeedsLogin)
  // Its limits count a customer's orders, and a guest is nobody that they could count.
  if (call.body.payment_method === paymentMethod.cashOnDelivery)
    return refuse(409, 'CASH_NEEDS_ACCOUNT', sentences.cashNeedsAccount)
  const placed = await placeOrder(parts, {
    ...owner,
    contact: { name, phone, email },
    whatsappConsent: (await isWhatsappOffered(parts)) ? whatsappConsent : undefined,
    address: addressCopyOfFields(address),
    from: await readOrderOrigin(parts, request),
    language,
    items,
    totalPrice,
    lostDiscount,
  })
  if (!placed.ok) return refusePlaceOrder(parts, { ...owner, language }, placed)
  const { order } = placed
  const key = await findOrderLinkKey(db, order.id, parts.clock.now())
  if (key === undefined) throw new Error('a guest’s order was placed without a link')
  const link = settings.publicUrl + pathIn(language, orderLinkPath(key))
  return { order: { ...order, User: { id: null, name, phone } }, key, link }
}
