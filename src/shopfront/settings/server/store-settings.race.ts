import { expect, test } from 'vitest'
import { createTestShop } from '#test/shop/shop.ts'
import { demoStoreSettings } from './default-store-settings.ts'
import { readStoreSettings } from './read-store-settings.ts'
import { saveStoreSettings } from './save-store-settings.ts'

const nameIn = async (shop: Awaited<ReturnType<typeof createTestShop>>) =>
  (await shop.visitor().get('/site.webmanifest')).json().name

test('of many who change the same facts at once one wins, and the others are told', async () => {
  const shop = await createTestShop()
  for (const version of [0, 1]) {
    const names = Array.from({ length: 20 }, (_, at) => `Shop ${version} ${at}`)
    const told = await Promise.all(
      names.map((name) =>
        saveStoreSettings(shop, { facts: { ...demoStoreSettings, name }, version, by: null }),
      ),
    )
    expect(told.filter(({ ok }) => ok)).toEqual([{ ok: true, version: version + 1 }])
    const won = names[told.findIndex(({ ok }) => ok)]
    expect((await readStoreSettings(shop.db, shop.settings)).facts.name).toBe(won)
    expect(await nameIn(shop)).toBe(won)
  }
})

test('every process on the database says a changed fact within a second', async () => {
  const shop = await createTestShop()
  const others = [await createTestShop({ db: shop.db }), await createTestShop({ db: shop.db })]
  for (const other of others) expect(await nameIn(other)).toBe(demoStoreSettings.name)
  await saveStoreSettings(shop, {
    facts: { ...demoStoreSettings, name: 'Malar Stores' },
    version: 0,
    by: null,
  })
  for (const other of others) {
    other.clock.pass({ seconds: 1 })
    expect(await Promise.all([1, 2, 3].map(() => nameIn(other)))).toEqual(Array(3).fill('Malar Stores'))
  }
})
