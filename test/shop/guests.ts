import { createShopWithPayments, type ShopWithPayments, signedProof } from './payment.ts'
import { addProduct } from './shop.ts'

/** The settings of a shop where visitors can order without an account. */
export const guestsOrder = { VISITOR_CARTS: 'on', GUEST_CHECKOUT: 'on' }

/** A shop where visitors can order without an account, and ten packs of muesli. */
export async function shopWithGuests({
  env = {},
  stock = 10,
}: {
  env?: Record<string, string>
  stock?: number
} = {}) {
  const shop = await createShopWithPayments({
    webhooks: false,
    env: { ...guestsOrder, ...env },
  })
  return { shop, muesli: await addProduct(shop.db, { stock }) }
}

/** What a guest enters, valid as it is. */
export const guestInput = (changed: Record<string, unknown> = {}) => ({
  name: 'Meena Raj',
  phone: '9812345678',
  email: 'meena@example.com',
  address: {
    full_name: 'Meena Raj',
    address_line1: '4, Gandhi Street',
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    postal_code: '641012',
    country: 'India',
  },
  ...changed,
})

type Visited = Pick<ShopWithPayments, 'visitor'>

/** A visitor with units of a product in the cart. */
export async function visitorWithCart(shop: Visited, productId: number, quantity = 1) {
  const visitor = shop.visitor()
  await visitor.post('/api/cart/add', { product_id: productId, quantity })
  return visitor
}

/** Places an order as a guest. @returns the answer: the order and the key of its link */
export async function placeAsGuest(shop: Visited, productId: number, changed = {}, quantity = 1) {
  const visitor = await visitorWithCart(shop, productId, quantity)
  const { order, key, link } = (await visitor.post('/api/guest-orders', guestInput(changed))).json()
  return { visitor, order, key, link, path: `/api/guest-orders/${key}` }
}

/** Pays a guest's order and verifies the payment like the browser, which needs only the key. */
export async function payAsGuest(shop: ShopWithPayments, key: string) {
  const path = `/api/guest-orders/${key}/payment`
  const window = (await shop.visitor().post(path)).json()
  const payment = shop.bank.pay(window.id)
  const { order_id: _, ...proof } = signedProof(window.order_id, window.id, payment.id)
  return shop.visitor().post(`${path}/verification`, proof)
}
