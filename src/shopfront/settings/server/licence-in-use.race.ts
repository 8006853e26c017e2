import { expect, test } from 'vitest'
import { runSchedules } from '#catalogue/products/server/visibility/run-schedules.ts'
import { addPricedProduct, completeLabel, createRealShop } from '#test/shop/real-shop.ts'
import { realShopSettings } from '#test/shop/real-shop-settings.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'

const { fssai: _, ...unlicensed } = realShopSettings
const rounds = 8

/** A real shop of two processes with a hidden product that lacks nothing but a licence. */
async function twoProcesses(more: object = {}) {
  const shop = await createRealShop()
  const other = await createTestShop({ db: shop.db, env: { DEMO: 'off' } })
  await other.refreshStoreSettings()
  const [one, two] = [await signInAs(shop, 'admin'), await signInAs(other, 'admin')]
  const { id } = await addPricedProduct(shop.db, { hidden: true, archived_at: shop.clock.now(), ...more })
  await one.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
  const remove = (version: number) => one.put('/api/store', { facts: unlicensed, version })
  const end = async () => {
    const { fssai } = (await one.get('/api/store')).json().facts
    const { archived_at } = await shop.db
      .selectFrom('products')
      .select('archived_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { isLicensed: fssai !== undefined, isOnSale: archived_at === null }
  }
  return { shop, other, two, id, remove, end }
}

// Requirement D-332
test('of two administrators either one removes the licence, or the other puts a product on sale under it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { two, id, remove, end } = await twoProcesses()
    const [removed, shown] = await Promise.all([
      remove(1),
      two.put(`/api/products/${id}/visibility`, { hidden: false }),
    ])
    expect([
      [200, 400],
      [409, 200],
    ]).toContainEqual([removed.statusCode, shown.statusCode])
    const { isLicensed, isOnSale } = await end()
    expect(isLicensed).toBe(isOnSale)
  }
})

// Requirement D-332
test('a scheduled product isn’t published under a licence that is being removed', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { other, remove, end, shop } = await twoProcesses({ publish_at: new Date(Date.now() - 60_000) })
    await shop.db
      .updateTable('products')
      .set({ publish_at: new Date(other.clock.now().getTime() - 60_000) })
      .execute()
    const [removed] = await Promise.all([remove(1), runSchedules(other)])
    const { isLicensed, isOnSale } = await end()
    expect([removed.statusCode, isLicensed]).toEqual(isOnSale ? [409, true] : [200, false])
  }
})
