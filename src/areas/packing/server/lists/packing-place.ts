import { sql } from 'kysely'

/**
 * What is packed together because it goes the same way: the orders of one PIN code. The delivery zone and the promised day come
 * here when there are such; the index `orders_to_pack_by_place` is of these very words. Empty where an order has no address.
 */
export const packingPlace = sql<string>`coalesce(orders.address ->> 'postal_code', '')`
