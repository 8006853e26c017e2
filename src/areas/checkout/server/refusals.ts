import { refuse } from '../../../http/refusal.ts'
import type { Parts } from '../../../parts.ts'
import { stockSentence } from '../../../values/stock.ts'
import { readCart } from '../../cart/server/cart.queries.ts'
import type { PlaceOrder } from './place-order.ts'
import type { StartPayment } from './start-payment.ts'

type Reason<Result> = Extract<Result, { ok: false; reason: string }>['reason']

/** Why no order was made, with the fresh cart where that is what the shopper needs to see. */
export async function refusePlacing(
  { db }: Parts,
  userId: number,
  refused: Extract<PlaceOrder, { ok: false }>,
) {
  switch (refused.reason) {
    case 'EMPTY_CART':
      return refuse(400, 'EMPTY_CART', 'Your cart is empty.')
    case 'ADDRESS_MISSING':
      return refuse(400, 'ADDRESS_MISSING', 'Please add a delivery address before you order.')
    case 'TOO_LARGE':
      return refuse(400, 'ORDER_TOO_LARGE', 'This order is larger than we can take in one payment.')
    case 'CART_CHANGED':
      return refuse(409, 'CART_CHANGED', 'Your cart has changed. Please check it before you order.', {
        more: { cart: await readCart(db, userId) },
      })
    case 'PRICE_CHANGED':
      return refuse(409, 'PRICE_CHANGED', priceSentence(refused.names), {
        more: { cart: await readCart(db, userId) },
      })
    case 'NOT_ENOUGH_STOCK':
      return refuse(409, 'NOT_ENOUGH_STOCK', stockSentence(refused.name, refused.left), {
        more: { left: refused.left, product_id: refused.productId, cart: await readCart(db, userId) },
      })
  }
}

const priceSentence = (names: string[]) =>
  names.length === 0
    ? 'The total of your cart has changed. Please check it before you order.'
    : `The price of ${names.join(' and ')} has changed. Please check your cart before you order.`

export function refuseStarting(reason: Reason<StartPayment>) {
  switch (reason) {
    case 'NO_SUCH_ORDER':
      return refuse(404, 'NOT_FOUND', 'This order does not exist.')
    case 'ALREADY_PAID':
      return refuse(409, 'ALREADY_PAID', 'This order has been paid already.')
    case 'CANCELLED':
      return refuse(409, 'ORDER_CANCELLED', 'This order was cancelled. Please order again from your cart.')
    case 'PROVIDER_SILENT':
    case 'STILL_STARTING':
      return refuse(
        503,
        'PAYMENT_UNAVAILABLE',
        'The payment service does not answer just now. Nothing has been charged. Please try again in a moment.',
        { retryAfterSeconds: 5 },
      )
  }
}

export const verificationFailed = () => refuse(400, 'PAYMENT_NOT_VERIFIED', 'Payment verification failed.')
