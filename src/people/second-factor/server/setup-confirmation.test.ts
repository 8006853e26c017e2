import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { bumpVersion } from '#test/shop/real-shop.ts'
import { realShopSettings } from '#test/shop/real-shop-settings.ts'
import { addProduct, createTestShop, signInAgain, signInAs, type TestShop } from '#test/shop/shop.ts'

type Admin = Pick<Awaited<ReturnType<typeof signInAs>>, 'get' | 'put' | 'cookies'>

async function unopenedShop() {
  const shop = await createTestShop({ env: { DEMO: 'off' } })
  await shop.refreshStoreSettings()
  return { shop, admin: await signInAs(shop, 'admin', { pin_hash: await hashPin('7391') }) }
}

/** Makes a call without the client's renewed confirmation: its code, or `ok`. */
async function codeOf(
  { shop, admin }: { shop: TestShop; admin: Admin },
  method: 'GET' | 'PUT',
  url: string,
  payload?: object,
) {
  const answer = await shop.app.inject({
    method,
    url: `/api${url}`,
    cookies: admin.cookies,
    ...(payload && { payload }),
  })
  return answer.statusCode === 200 ? 'ok' : answer.json().code
}

/** Saves a setting as the walkthrough does. */
async function savePalette(by: { shop: TestShop; admin: Admin }, palette: string) {
  const { facts } = (await by.admin.get('/api/store')).json()
  return codeOf(by, 'PUT', '/store/part', { before: { palette: facts.palette }, facts: { palette } })
}

/** Enters the other settings that a shop needs, so that a product opens it. */
async function openShop(shop: TestShop, admin: Admin) {
  const { version } = (await admin.get('/api/store')).json()
  await admin.put('/api/store', { facts: realShopSettings, version })
  await addProduct(shop.db, { hidden: false })
  await bumpVersion(shop)
}

// Requirement D-569: Until the shop opens, one confirmation covers all changes to its settings for 20 minutes, in the
//   session in which it was given (decision X67).
test('before the shop opens, one confirmation covers changes to settings for twenty minutes', async () => {
  const owner = await unopenedShop()
  const { shop, admin } = owner
  expect(await savePalette(owner, 'lagoon')).toBe('ok')
  shop.clock.pass({ minutes: 19 })
  expect(await savePalette(owner, 'garden')).toBe('ok')
  shop.clock.pass({ minutes: 1 })
  expect(await savePalette(owner, 'lagoon')).toBe('CONFIRM_AGAIN')
  await admin.post('/api/second-factor/confirm-pin', { pin: '7391' })
  expect(await savePalette(owner, 'lagoon')).toBe('ok')
  shop.clock.pass({ minutes: 6 })
  expect(await savePalette(owner, 'garden')).toBe('ok')
})

// Requirement D-569
test('it ends when the shop opens', async () => {
  const owner = await unopenedShop()
  const { shop, admin } = owner
  expect(await savePalette(owner, 'lagoon')).toBe('ok')
  await openShop(shop, admin)
  expect((await shop.refreshStoreSettings()).opening).toBeUndefined()
  // The confirmation of the login has not been used up, so it is good for one more change.
  expect(await savePalette(owner, 'garden')).toBe('ok')
  expect(await savePalette(owner, 'lagoon')).toBe('CONFIRM_AGAIN')
})

// Requirement D-569
test('it covers no other session of the same person', async () => {
  const owner = await unopenedShop()
  const { shop, admin } = owner
  const other = await signInAgain(shop, admin.user)
  shop.clock.pass({ minutes: 20 })
  await admin.post('/api/second-factor/confirm-pin', { pin: '7391' })
  expect(await savePalette(owner, 'lagoon')).toBe('ok')
  expect(await savePalette({ shop, admin: other }, 'garden')).toBe('CONFIRM_AGAIN')
})

// Requirement D-570: Payment keys, the mail server and other connections need a confirmation of their own, also before the
//   shop opens; so do exports and backups.
test('connections and exports keep needing a confirmation each', async () => {
  const owner = await unopenedShop()
  const { shop } = owner
  const saveKeys = (version: number) =>
    codeOf(owner, 'PUT', '/connections/payments', {
      version,
      values: {
        key_id: 'rzp_test_1DP5mmOlF5G5ag',
        key_secret: 'thisisnotarealsecret1234',
        webhook_secret: 'sixteen characters',
      },
    })
  expect(await saveKeys(0)).toBe('ok')
  expect(await saveKeys(1)).toBe('CONFIRM_AGAIN')
  expect(await codeOf(owner, 'GET', '/orders/export.csv')).toBe('CONFIRM_AGAIN')
  expect(await savePalette(owner, 'lagoon')).toBe('ok')
  shop.clock.pass({ minutes: 6 })
  expect(await saveKeys(1)).toBe('CONFIRM_AGAIN')
})
