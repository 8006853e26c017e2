import { sql } from 'kysely'

/**
 * Orders with the same zone, or in a shop without zones with the same PIN code, are packed together. Must match the
 * expression of the index `orders_to_pack_by_place`. Empty for an order without an address.
 */
export const packingPlace = sql<string>`coalesce(orders.zone_name, orders.address ->> 'postal_code', '')`
