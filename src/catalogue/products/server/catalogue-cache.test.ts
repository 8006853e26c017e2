import { expect, test } from 'vitest'
import { bumpCatalogueVersion } from '#database/catalogue-version.ts'
import { DatabaseDown } from '#database/failover/outage.ts'
import { emptyDatabase } from '#test/shop/database.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'

/** A shop with one product, which is already in the cache. */
async function lookedAt() {
  const shop = await createTestShop()
  const { id } = await addProduct(shop.db, { name: 'Muesli', stock: 10 })
  const see = async () => (await shop.visitor().get(`/api/products/${id}`)).json()
  expect(await see()).toMatchObject({ name: 'Muesli', stock: 10 })
  return { shop, see }
}

test("another process's edit is seen half a second later at most", async () => {
  const { shop, see } = await lookedAt()
  await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('products').set({ name: 'Granola' }).execute()
    await bumpCatalogueVersion(trx)
  })
  shop.clock.pass({ seconds: 0.499 })
  expect(await see()).toMatchObject({ name: 'Muesli' })
  shop.clock.pass({ seconds: 0.001 })
  expect(await see()).toMatchObject({ name: 'Granola' })
})

test('this process need not wait for its own edit', async () => {
  const { shop, see } = await lookedAt()
  await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('products').set({ name: 'Granola' }).execute()
    await bumpCatalogueVersion(trx)
  })
  shop.catalogueVersion.changed()
  expect(await see()).toMatchObject({ name: 'Granola' })
})

test('stock that was sold is seen a second later at most', async () => {
  const { shop, see } = await lookedAt()
  await shop.db.updateTable('packs').set({ stock: 7 }).execute()
  shop.clock.pass({ seconds: 0.999 })
  expect(await see()).toMatchObject({ stock: 10 })
  shop.clock.pass({ seconds: 0.001 })
  expect(await see()).toMatchObject({ stock: 7 })
})

/** A database that the test can switch off. */
async function databaseThatMayGo() {
  let isAway = false
  const db = (await emptyDatabase()).withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) throw new DatabaseDown()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return {
    db,
    goAway: () => {
      isAway = true
    },
  }
}

// Requirement D-291
test('data changed just before the database was lost is not served as current', async () => {
  const { db, goAway } = await databaseThatMayGo()
  const shop = await createTestShop({ db })
  const { id } = await addProduct(db, { name: 'Muesli' })
  const merchant = await signInAs(shop, 'admin')
  const list = () => shop.visitor().get('/api/products')
  expect((await list()).headers.warning).toBeUndefined()
  expect((await merchant.delete(`/api/products/${id}`)).statusCode).toBe(200)
  goAway()
  const { statusCode, headers, body } = await list()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', warning: '110 - "stale"' })
  expect(body).toContain('Muesli')
})
