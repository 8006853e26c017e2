import { expect, test } from 'vitest'
import { createTestShop } from '#test/shop/shop.ts'
import { demoStoreSettings } from './default-store-settings.ts'
import { readStoreSettings } from './read-store-settings.ts'
import { saveSettingsPart, saveStoreSettings } from './save-store-settings.ts'

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
    const won = names[told.findIndex(({ ok }) => ok)] ?? ''
    const facts = { ...demoStoreSettings, name: won }
    expect(told.filter(({ ok }) => ok)).toEqual([{ ok: true, facts, version: version + 1 }])
    expect((await readStoreSettings(shop.db, shop.settings)).facts.name).toBe(won)
    expect(await nameIn(shop)).toBe(won)
  }
})

// Requirement D-532
test('of parts that are changed at once, different ones are all saved, and of the same one the first', async () => {
  const shop = await createTestShop()
  const { name, tagline, email, shipping } = demoStoreSettings
  const names = Array.from({ length: 10 }, (_, at) => `Shop ${at}`)
  const [others, told] = await Promise.all([
    Promise.all(
      [
        { before: { tagline }, facts: { tagline: 'Spices of the hills' } },
        { before: { email }, facts: { email: 'care@malar.example' } },
        { before: { shipping: { district: shipping.district } }, facts: { shipping: { district: 'Erode' } } },
      ].map((change) => saveSettingsPart(shop, { ...change, by: null })),
    ),
    Promise.all(
      names.map((each) => saveSettingsPart(shop, { before: { name }, facts: { name: each }, by: null })),
    ),
  ])
  expect(others.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(told.filter(({ ok }) => ok)).toHaveLength(1)
  const { facts, version } = await readStoreSettings(shop.db, shop.settings)
  expect(version).toBe(4)
  expect(facts).toEqual({
    ...demoStoreSettings,
    name: names[told.findIndex(({ ok }) => ok)],
    tagline: 'Spices of the hills',
    email: 'care@malar.example',
    shipping: { ...shipping, district: 'Erode' },
  })
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
