import { expect, test } from 'vitest'
import { addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { countPairs } from './count-pairs.ts'

type Pack = { pack_id: number }

async function shopWithBuyers() {
  const shop = await createTestShop()
  const [muesli, podi, honey] = [
    await addProduct(shop.db, { name: 'Muesli' }),
    await addProduct(shop.db, { name: 'Podi' }),
    await addProduct(shop.db, { name: 'Honey' }),
  ]
  const [anitha, kavin] = [await signInAs(shop, 'customer'), await signInAs(shop, 'customer')]
  return { shop, muesli, podi, honey, anitha: anitha.user.id, kavin: kavin.user.id }
}

let receipts = 0
/** A paid order of one unit each; an order without an account belongs to the guest with this email address. */
async function buy(shop: TestShop, who: number | string, packs: Pack[], changes: object = {}) {
  const now = shop.clock.now()
  return shop.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('orders')
      .values({
        user_id: typeof who === 'number' ? who : null,
        user_name: 'Somebody',
        payment_state: 'paid',
        total_paise: 1000 * packs.length,
        receipt: `together-${receipts++}`,
        hold_expires_at: now,
        created_at: now,
        paid_at: now,
        sold_on: '2026-06-15',
        ...changes,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (typeof who === 'string')
      await trx
        .insertInto('order_buyers')
        .values({ order_id: id, name: 'Guest', phone: '9876500001', email: who })
        .onConflict((kept) => kept.column('order_id').doUpdateSet({ email: who }))
        .execute()
    const line = { order_id: id, name: 'Something', size: '1', quantity: 1, unit_price_paise: 1000 }
    await trx
      .insertInto('order_items')
      .values(packs.map(({ pack_id }) => ({ ...line, pack_id })))
      .execute()
    return id
  })
}

const together = async (shop: TestShop, id: number) => {
  shop.clock.pass({ minutes: 361 })
  await countPairs(shop)
  shop.catalogueVersion.stockMoved()
  return (await shop.visitor().get(`/api/products/${id}/bought-together`))
    .json()
    .map(({ name }: { name: string }) => name)
}

// Requirement D-425: “Often bought together” shows only products in stock that at least two different people have bought
//   in the same paid orders.
test('two orders of one person say nothing; a second buyer, also a guest, makes a pair', async () => {
  const { shop, muesli, podi, anitha } = await shopWithBuyers()
  await buy(shop, anitha, [muesli, podi])
  await buy(shop, anitha, [muesli, podi])
  expect(await together(shop, muesli.id)).toEqual([])
  expect(await shop.db.selectFrom('product_pairs').selectAll().execute()).toEqual([])
  await buy(shop, 'guest@example.com', [muesli, podi])
  expect(await together(shop, muesli.id)).toEqual(['Podi'])
  expect(await together(shop, podi.id)).toEqual(['Muesli'])
})

test('an erased guest is no other person, and an unpaid, cancelled, refunded or old order does not count', async () => {
  const { shop, muesli, podi, honey, anitha, kavin } = await shopWithBuyers()
  await buy(shop, anitha, [muesli, podi, honey])
  await buy(shop, '', [muesli, podi])
  const now = shop.clock.now()
  await buy(shop, kavin, [muesli, podi], {
    payment_state: 'refunded',
    refunded_paise: 2000,
    refunded_at: now,
    cancelled_at: now,
  })
  await buy(shop, kavin, [muesli, podi], { payment_state: 'unpaid', paid_at: null, sold_on: null })
  const yearAgo = new Date(now.getTime() - 366 * 86_400_000)
  await buy(shop, kavin, [muesli, podi], { paid_at: yearAgo, created_at: yearAgo })
  expect(await together(shop, muesli.id)).toEqual([])
  await buy(shop, kavin, [muesli, honey])
  expect(await together(shop, muesli.id)).toEqual(['Honey'])
})

test('sold out and hidden products are left out, and a pair that is undone disappears', async () => {
  const { shop, muesli, podi, honey, anitha, kavin } = await shopWithBuyers()
  const admin = await signInAs(shop, 'admin')
  await buy(shop, anitha, [muesli, podi, honey])
  const orderId = await buy(shop, kavin, [muesli, podi, honey])
  expect(await together(shop, muesli.id)).toEqual(['Honey', 'Podi'])
  await shop.db.updateTable('packs').set({ stock: 0 }).where('id', '=', honey.pack_id).execute()
  const hide = async (hidden: boolean) => {
    await admin.logInAgain()
    await admin.put(`/api/products/${podi.id}/visibility`, { hidden })
  }
  await hide(true)
  expect(await together(shop, muesli.id)).toEqual([])
  await hide(false)
  expect(await together(shop, muesli.id)).toEqual(['Podi'])
  await shop.db
    .updateTable('orders')
    .set({
      payment_state: 'refunded',
      refunded_paise: 3000,
      refunded_at: shop.clock.now(),
      cancelled_at: shop.clock.now(),
    })
    .where('id', '=', orderId)
    .execute()
  expect(await together(shop, muesli.id)).toEqual([])
  expect((await shop.visitor().get('/api/products/4711/bought-together')).statusCode).toBe(404)
})
