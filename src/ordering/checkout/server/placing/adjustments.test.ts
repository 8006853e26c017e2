import { expect, test } from 'vitest'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { insertOrder } from './place-order.queries.ts'

/** Writes an order of two packs at ₹320 with this delivery charge in paise, as its transaction does. */
async function writeOrder(shop: TestShop, delivery: number) {
  const { db, clock } = shop
  const product = await addProduct(db)
  const { user } = await signInAs(shop, 'customer')
  const lines = [
    {
      product_id: product.id,
      pack_id: product.pack_id,
      size: '400 g',
      quantity: 2,
      unitPaise: 32_000,
    },
  ]
  const now = clock.now()
  const address = {
    full_name: 'Anitha Raj',
    address_line1: '12, Nehru Street',
    address_line2: null,
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    postal_code: '641012',
    country: 'India',
    phone: null,
  }
  const price = priceOrder({ lines, delivery })
  return db.transaction().execute((trx) =>
    insertOrder(trx, {
      buyer: user,
      to: { id: 1, copy: address },
      quote: {
        zone: 'Coimbatore',
        packOn: '2026-06-15',
        by: '2026-06-25',
        commits: false,
        price,
      },
      totalPaise: price.totalPaise,
      reservation: { heldSince: now, holdExpiresAt: now, from: { network: '192.0.2.1', device: undefined } },
      language: 'en',
      paymentMethod: 'online',
      now,
    }),
  )
}

test('an order stores its delivery charge, and costs the sum', async () => {
  const shop = await createTestShop()
  const order = await writeOrder(shop, 4_000)
  expect([order.total_price, order.delivery.fee]).toEqual([680, 40])
  expect(
    await shop.db.selectFrom('order_adjustments').select(['kind', 'label', 'amount_paise']).execute(),
  ).toEqual([{ kind: 'delivery', label: 'Delivery', amount_paise: 4_000 }])
})

test('an order whose courier is paid on delivery stores no charge', async () => {
  const shop = await createTestShop()
  const order = await writeOrder(shop, 0)
  expect([order.total_price, order.delivery.fee]).toEqual([640, 0])
  expect(await shop.db.selectFrom('order_adjustments').selectAll().execute()).toEqual([])
})

test('the database refuses an adjustment that is in no total', async () => {
  const shop = await createTestShop()
  const { id } = await writeOrder(shop, 0)
  const late = shop.db
    .insertInto('order_adjustments')
    .values({ order_id: id, kind: 'delivery', label: 'Delivery', amount_paise: 4_000 })
  await expect(late.execute()).rejects.toThrow('not the sum of its lines and adjustments')
})
