import type { Db } from '#database/connect.ts'
import { findNewestOrders } from '#ordering/orders/server/lists/order-lists.queries.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { maxInteger } from '#values/max-integer.ts'
import { hasRight, type Person } from '#values/people/rights.ts'
import type { OfficeMatches } from '../contract.ts'
import { findCustomers } from './find-customers.queries.ts'
import { findProducts, type SearchParts } from './find-products.queries.ts'

const itemsShown = 5
/** One more, which says that there are others. */
const itemsRead = itemsShown + 1

/**
 * The first orders, customers and products that match, in one answer. A kind that the reader may not see is absent.
 * The cost does not grow with the data: each search stops after a bounded number of rows.
 */
export async function searchOffice(parts: SearchParts, reader: Person, q: string): Promise<OfficeMatches> {
  const may = (...rights: Parameters<typeof hasRight>[1][]) =>
    rights.some((right) => hasRight(reader, right)) || undefined
  const [orders, customers, products] = await Promise.all([
    may('orders:read') && searchOrders(parts.db, q),
    may('customers:read') && findCustomers(parts.db, q, itemsRead),
    // Without one of these, no section shows a product.
    may('catalogue:read') && may('catalogue:write', 'stock:read') && findProducts(parts, q, itemsRead),
  ])
  return {
    ...(orders && { orders: firstOf(orders) }),
    ...(customers && { customers: firstOf(customers) }),
    ...(products && { products: firstOf(products) }),
  }
}

const firstOf = <Item>(found: Item[]) => ({
  items: found.slice(0, itemsShown),
  more: found.length > itemsShown,
})

/** Matching orders, newest first; before them the one with exactly the typed number. */
async function searchOrders(db: Db, q: string) {
  const [exact, found] = await Promise.all([findByNumber(db, q), findNewestOrders(db, q, itemsRead)])
  const orders = exact ? [exact, ...found.filter(({ id }) => id !== exact.id)] : found
  return orders.map(({ id, User, total_price, createdAt }) => ({
    id,
    name: User.name,
    total_price,
    createdAt,
  }))
}

async function findByNumber(db: Db, q: string) {
  const id = Number(/^#?(\d{1,10})$/.exec(q)?.[1])
  return id > 0 && id <= maxInteger ? findAnyOrder(db, id) : undefined
}
