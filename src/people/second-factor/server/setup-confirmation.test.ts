import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { bumpVersion } from '#test/shop/real-shop.ts'
import { realShopSettings } from '#test/shop/real-shop-settings.ts'
import { addProduct, createTestShop, signInAgain, signInAs, type TestShop } from '#test/shop/shop.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

async function unopenedShop() {
  const shop = await createTestShop({ env: { DEMO: 'off' } })
  await shop.refreshStoreSettings()
  return { shop, admin: await signInAs(shop, 'admin', { pin_hash: await hashPin('7391') }) }
}

/** Saves a setting as the walkthrough does. */
async function savePalette(admin: Admin, palette: string) {
  const { facts } = (await admin.get('/api/store')).json()
  const saved = await admin.put('/api/store/part', {
    before: { palette: facts.palette },
    facts: { palette },
  })
  return saved.statusCode === 200 ? 'saved' : saved.json().code
}

/** Enters the other settings that a shop needs, so that a product opens it. */
async function openShop(shop: TestShop, admin: Admin) {
  const { version } = (await admin.get('/api/store')).json()
  await admin.put('/api/store', { facts: realShopSettings, version })
  await addProduct(shop.db, { hidden: false })
  await bumpVersion(shop)
}

// Requirement D-675: Until the shop opens, one confirmation covers all changes to its settings for 20 minutes, in the
//   session in which it was given (decision X75).
test('before the shop opens, one confirmation covers changes to settings for twenty minutes', async () => {
  const { shop, admin } = await unopenedShop()
  expect(await savePalette(admin, 'lagoon')).toBe('saved')
  shop.clock.pass({ minutes: 19 })
  expect(await savePalette(admin, 'garden')).toBe('saved')
  shop.clock.pass({ minutes: 1 })
  expect(await savePalette(admin, 'lagoon')).toBe('CONFIRM_AGAIN')
  await admin.post('/api/second-factor/confirm-pin', { pin: '7391' })
  expect(await savePalette(admin, 'lagoon')).toBe('saved')
  shop.clock.pass({ minutes: 6 })
  expect(await savePalette(admin, 'garden')).toBe('saved')
})

// Requirement D-675
test('it ends when the shop opens', async () => {
  const { shop, admin } = await unopenedShop()
  expect(await savePalette(admin, 'lagoon')).toBe('saved')
  await openShop(shop, admin)
  expect((await shop.refreshStoreSettings()).opening).toBeUndefined()
  // The confirmation of the login has not been used up, so it is good for one more change.
  expect(await savePalette(admin, 'garden')).toBe('saved')
  expect(await savePalette(admin, 'lagoon')).toBe('CONFIRM_AGAIN')
})

// Requirement D-675
test('it covers no other session of the same person', async () => {
  const { shop, admin } = await unopenedShop()
  const other = await signInAgain(shop, admin.user)
  shop.clock.pass({ minutes: 20 })
  await admin.post('/api/second-factor/confirm-pin', { pin: '7391' })
  expect(await savePalette(admin, 'lagoon')).toBe('saved')
  expect(await savePalette(other, 'garden')).toBe('CONFIRM_AGAIN')
})

// Requirement D-676: Payment keys, the mail server and other connections need a confirmation of their own, also before the
//   shop opens; so do exports and backups.
test('connections and exports keep needing a confirmation each', async () => {
  const { shop, admin } = await unopenedShop()
  const saveKeys = (version: number) =>
    admin.put('/api/connections/backups', { version, values: { to: `/tmp/backups-${version}` } })
  expect((await saveKeys(0)).json().code).not.toBe('CONFIRM_AGAIN')
  expect((await saveKeys(1)).json().code).toBe('CONFIRM_AGAIN')
  expect((await admin.get('/api/orders/export.csv')).json().code).toBe('CONFIRM_AGAIN')
  expect(await savePalette(admin, 'lagoon')).toBe('saved')
  shop.clock.pass({ minutes: 6 })
  expect((await admin.get('/api/orders/export.csv')).json().code).toBe('CONFIRM_AGAIN')
})
