import type { NewRow } from '#database/schema.ts'
import type { OrderStatus } from '#ordering/orders/rules/order-state.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from './shop.ts'

type Person = Awaited<ReturnType<typeof signInAs>>

type OrderOverrides = Partial<NewRow<'orders'>> & { status?: OrderStatus }

/**
 * Inserts an order with one line, ₹640, directly into the database; by default it is paid.
 * @returns its id
 */
export async function addOrder(
  shop: TestShop,
  { user }: Person,
  { status = 'paid', ...order }: OrderOverrides = {},
) {
  const product = await addProduct(shop.db)
  const now = shop.clock.now()
  return shop.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('orders')
      .values({
        user_id: user.id,
        user_name: user.name,
        user_phone: user.phone,
        total_paise: 64_000,
        receipt: `order-${Math.random()}`,
        hold_expires_at: now,
        created_at: now,
        ...(status === 'paid' && { payment_state: 'paid', paid_at: now, sold_on: '2026-06-15' }),
        ...(status === 'delivered' && { parcel_state: 'delivered', delivered_at: now }),
        ...(status === 'cancelled' && { parcel_state: 'cancelled', cancelled_at: now }),
        ...order,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('order_items')
      .values({
        order_id: id,
        pack_id: product.pack_id,
        name: 'Millet Muesli',
        size: '400 g',
        quantity: 2,
        unit_price_paise: (order.total_paise ?? 64_000) / 2,
      })
      .execute()
    return id
  })
}

/** A shop with an administrator and two customers. */
export async function createShopWithPeople() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const anitha = await signInAs(shop, 'customer', { name: 'Anitha Raj', phone: '9843011223' })
  const kavin = await signInAs(shop, 'customer', { name: 'Kavin D’Souza', phone: '9444055667' })
  return { shop, admin, anitha, kavin }
}

/** The address of an order as the database stores it. */
export const addressJson = (address: { full_name: string; phone: string }) =>
  JSON.stringify({
    address_line1: '12, Nehru Street',
    address_line2: null,
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    postal_code: '641012',
    country: 'India',
    ...address,
  })
