import { sql } from 'kysely'

/**
 * What is packed together because it goes the same way: the orders of one zone, or, in a shop without zones, of one PIN code.
 * The index `orders_to_pack_by_place` is of these very words. Empty where an order has no address.
 */
export const packingPlace = sql<string>`coalesce(orders.zone_name, orders.address ->> 'postal_code', '')`
