import { runConcurrently } from '../orders/buyer.ts'
import { formOf, loggedInAdmin, type Visitor, visitor } from '../visitor.ts'

const requests = 10_000
const atATime = 20
/** Coprime with the number of steps, so that every customer runs every step. */
const customers = 41

type Customer = Visitor & { phone: string; pin: string }
type Shop = { productIds: number[]; categoryIds: number[]; admin: Visitor; customers: Customer[] }
type Step = (shop: Shop, turn: number) => Promise<unknown>

/** Typical use of the demo shop, repeated: mostly browsing, some purchases, a few requests by the merchant. */
const steps: Step[] = [
  (shop, turn) => by(shop, turn).open('/'),
  (shop, turn) => by(shop, turn).open(`/categories/${one(shop.categoryIds, turn)}`),
  (shop, turn) => by(shop, turn).open(`/product/${one(shop.productIds, turn)}`),
  (shop, turn) => by(shop, turn).call('GET', '/session'),
  (shop, turn) => by(shop, turn).call('GET', '/products'),
  (shop, turn) => by(shop, turn).call('GET', `/products/${one(shop.productIds, turn)}`),
  putIntoCart,
  (shop, turn) => by(shop, turn).open(`/product/${one(shop.productIds, turn + 3)}`),
  (shop, turn) => by(shop, turn).call('GET', '/cart'),
  (shop, turn) => by(shop, turn).open('/categories'),
  logIn,
  (shop, turn) => by(shop, turn).call('GET', '/session'),
  (shop, turn) => by(shop, turn).open(`/categories?q=${turn % 50}`),
  putIntoCart,
  (shop, turn) => by(shop, turn).call('DELETE', '/cart/clear'),
  (shop, turn) => by(shop, turn).open('/no-such-page'),
  (shop, turn) => by(shop, turn).open('/'),
  (shop, turn) => by(shop, turn).call('GET', `/categories/${one(shop.categoryIds, turn)}/products`),
  (shop, turn) => by(shop, turn).call('GET', '/orders?limit=20'),
  changePrice,
  (shop, turn) => by(shop, turn).open('/login'),
  (shop, turn) => by(shop, turn).open(`/product/${one(shop.productIds, turn)}`),
  (shop) => shop.admin.call('GET', '/orders/all?limit=20'),
  (shop, turn) => by(shop, turn).open('/about'),
  (shop) => shop.admin.call('GET', '/overview'),
]

/** Ten thousand requests of many kinds, twenty at a time, to simulate an hour of load. */
export async function generateMixedLoad(url: string) {
  const shop = await openFor(url)
  const turns = Array.from({ length: requests }, (_, turn) => turn)
  await runConcurrently(
    turns,
    atATime,
    (turn) => steps[turn % steps.length]?.(shop, turn) ?? Promise.resolve(),
  )
}

/** Customers register and log in by the API; the merchant uses the demo's login. */
async function openFor(url: string): Promise<Shop> {
  const stranger = visitor(url, 0)
  const idsOf = async (path: string) =>
    (await stranger.call<{ id: number }[]>('GET', path)).map(({ id }) => id)
  const [productIds, categoryIds] = [await idsOf('/products'), await idsOf('/categories')]
  const numbers = Array.from({ length: customers }, (_, number) => number + 1)
  const admin = await loggedInAdmin(url)
  return {
    productIds,
    categoryIds,
    admin,
    customers: await Promise.all(numbers.map((number) => register(url, number))),
  }
}

async function register(url: string, number: number): Promise<Customer> {
  const phone = String(7_000_000_000 + number)
  // The same pin for many accounts would be detected as password spraying.
  const pin = String(2718 + 61 * number)
  const customer = { ...visitor(url, number), phone, pin }
  const account = { name: 'Anitha Raj', email: `anitha${number}@shop.example`, phone, pin }
  await customer.call('POST', '/auth/register', account)
  await customer.call('POST', '/auth/login', { phone, pin })
  return customer
}

const one = <Item>(items: Item[], turn: number) => items[turn % items.length]

/** Consecutive requests come from different customers. */
function by({ customers }: Shop, turn: number) {
  const customer = one(customers, turn)
  if (!customer) throw new Error('the shop has no customers')
  return customer
}

function putIntoCart(shop: Shop, turn: number) {
  return by(shop, turn).ask('POST', '/api/cart/add', { product_id: one(shop.productIds, turn) })
}

function logIn(shop: Shop, turn: number) {
  const customer = by(shop, turn)
  return customer.call('POST', '/auth/login', { phone: customer.phone, pin: customer.pin })
}

function changePrice({ admin, productIds }: Shop, turn: number) {
  const productId = one(productIds, Math.floor(turn / steps.length))
  return admin.call('PUT', `/products/${productId}`, formOf({ price: 200 + (turn % 97), mrp: 1000 }))
}
