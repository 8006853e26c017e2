import { expect, test } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { payFor, placeOrderOf, signInShopper } from '../shop/payment.ts'
import { addPricedProduct, completeLabel, createRealPayingShop, createRealShop } from '../shop/real-shop.ts'
import { realShopSettings } from '../shop/real-shop-settings.ts'
import { createTestShop, signInAs, type TestShop } from '../shop/shop.ts'

/** Details that only the sample shop has. */
const invented =
  /Pasumai|Sathy Road|98430 11223|pasumaipantry|roast, mill and pack|No colours|preservative|Organic|gluten-free|Delicious and Healthy|20% OFF|Grains|Coimbatore|<img src="\/brand|Failed to load/i

const renderer = await loadRenderer()
const pageOf = async (shop: TestShop, path: string, who = shop.visitor()) =>
  (await who.get(path, { headers: { accept: 'text/html' } })).payload

// Requirement D-329: A real shop that isn't set up yet tells visitors that it opens soon, and shows nothing of the
//   sample shop, in both languages (decision X16).
test.each(['/', '/about', '/categories', '/privacy-policy', '/help', '/register', '/ta', '/ta/about'])(
  'a real shop without settings says at %s that it opens soon, and shows nothing invented',
  async (path) => {
    const shop = await createTestShop({ renderer, env: { DEMO: 'off' } })
    const page = await pageOf(shop, path)
    expect(page).toMatch(path.startsWith('/ta') ? /விரைவில் திறக்கிறோம்/ : /Opening soon/)
    expect(page).toMatch(/noindex/)
    expect(page).not.toMatch(invented)
  },
)

// Requirement D-330: Administrators can see their shop before it opens (decision X16).
test('administrators can see the shop before it opens and log in, without showing it to anybody else', async () => {
  const shop = await createTestShop({ renderer, env: { DEMO: 'off' } })
  const admin = await signInAs(shop, 'admin')
  const page = await pageOf(shop, '/', admin)
  expect(page).toMatch(/id="page-data"/)
  expect(page).not.toMatch(/Opening soon/)
  expect(page).not.toMatch(invented)
  expect(await pageOf(shop, '/')).toMatch(/Opening soon/)
  expect(await pageOf(shop, '/login')).not.toMatch(/Opening soon/)
  expect((await shop.visitor().get('/no-such-page')).statusCode).toBe(404)
})

// Requirement D-329
test('the shop opens with name, contacts, legal details and a first product, and stays open for customers', async () => {
  const shop = await createRealShop({}, { renderer })
  const opening = async () => /Opening soon/.test(await pageOf(shop, '/'))
  expect(await opening()).toBe(true)
  const { id } = await addPricedProduct(shop.db, {
    name: 'Podi',
    quantity: '400 g',
    archived_at: new Date(),
    hidden: true,
  })
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
  expect(await opening()).toBe(true)
  await admin.put(`/api/products/${id}/visibility`, { hidden: false })
  expect(await opening()).toBe(false)
  const product = await pageOf(shop, `/product/${id}-podi`)
  expect(product).not.toMatch(/Opening soon/)
  expect(product).not.toMatch(invented)
  await admin.put(`/api/products/${id}/visibility`, { hidden: true })
  expect(await opening()).toBe(true)
})

// Requirement D-334: A shop that isn't open accepts no orders; earlier orders are shown and can be paid, and the
//   first sale opens it in every process (decision X46).
test('customers from before the shop closed keep and pay their orders, and a closed shop accepts no new one', async () => {
  const shop = await createRealPayingShop({}, { renderer })
  const admin = await signInAs(shop, 'admin')
  const { id } = await addPricedProduct(shop.db, { name: 'Podi', stock: 10 })
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
  const show = async (hidden: boolean) =>
    expect((await admin.put(`/api/products/${id}/visibility`, { hidden })).statusCode).toBe(200)
  const isClosed = async () => /Opening soon/.test(await pageOf(shop, '/'))
  const [anitha, kavin] = [await signInShopper(shop), await signInShopper(shop)]
  const tells = async (who: typeof anitha, path: string, body: object) => {
    const answer = await who.post(path, body)
    return [answer.statusCode, answer.json().code, answer.json().message]
  }
  const refused = [409, 'SHOP_NOT_OPEN', expect.stringMatching(/^Our shop isn’t open at the moment/)]
  const inTamil = [409, 'SHOP_NOT_OPEN', expect.stringMatching(/திறந்திருக்கவில்லை/)]
  const order = await placeOrderOf(anitha, id)
  expect(order.status).toBe('pending')
  await kavin.post('/api/cart/add', { product_id: id, quantity: 1 })

  // Nothing was sold yet: without a product on sale the shop is not open.
  await show(true)
  expect(await isClosed()).toBe(true)
  const one = { product_id: id, quantity: 1 }
  expect(await tells(kavin, '/api/cart/add', one)).toEqual(refused)
  expect(await tells(kavin, '/ta/api/cart/add', one)).toEqual(inTamil)
  expect(await tells(kavin, '/api/orders/add', {})).toEqual(refused)
  expect(await tells(kavin, '/ta/api/orders/add', {})).toEqual(inTamil)
  const own = async () => (await anitha.get(`/api/orders/${order.id}`)).json()
  expect(await own()).toMatchObject({ id: order.id, status: 'pending' })
  expect((await payFor(shop, anitha, order.id)).statusCode).toBe(200)
  expect(await own()).toMatchObject({ status: 'paid' })
  // A shop that has sold stays open with nothing on sale.
  shop.clock.pass({ seconds: 1 })
  expect(await isClosed()).toBe(false)
  await show(false)

  // The merchant has changed and has not entered the details yet.
  const waiting = await placeOrderOf(kavin, id)
  const { facts, version } = (await admin.get('/api/store')).json()
  await admin.put('/api/store', { facts: { ...facts, legalName: demoStoreSettings.legalName }, version })
  expect(await isClosed()).toBe(true)
  const again = await kavin.post('/api/orders/add', {})
  expect([again.statusCode, again.json().id]).toEqual([201, waiting.id])
  expect(await tells(kavin, '/api/cart/add', one)).toEqual(refused)
  expect((await payFor(shop, kavin, waiting.id)).statusCode).toBe(200)
  expect(await tells(kavin, '/api/orders/add', {})).toEqual(refused)
  for (const who of [anitha, kavin]) {
    const page = await pageOf(shop, `/${who.user.name.replaceAll(' ', '-')}/orders`, who)
    expect(page).not.toMatch(/Opening soon/)
    expect((await who.get('/api/orders')).json()).toMatchObject([{ status: 'paid' }])
  }
})

// Requirement D-329
test.each(['name', 'phones', 'email', 'legalName', 'address'] as const)(
  'with the sample’s %s the shop stays closed',
  async (fact) => {
    const shop = await createRealShop({ [fact]: demoStoreSettings[fact] }, { renderer })
    await addPricedProduct(shop.db)
    expect(await pageOf(shop, '/')).toMatch(/Opening soon/)
  },
)

// Requirement D-331: Texts, manifest, icons, structured data, sitemap, emails and documents of a real shop contain
//   only what its merchant has entered (decision X16).
test('an open real shop’s texts, manifest and sitemap contain only what its merchant entered', async () => {
  const shop = await createRealShop({ social: { label: '', url: '' } }, { renderer })
  await addPricedProduct(shop.db, { name: 'Podi', one_liner: 'Hot.', description: 'Hot.' })
  for (const path of [
    '/',
    '/about',
    '/ta',
    '/ta/about',
    '/product/1-podi',
    '/site.webmanifest',
    '/sitemap.xml',
  ]) {
    const said = await pageOf(shop, path)
    expect(said, path).not.toMatch(invented)
    if (!path.endsWith('.xml')) expect(said).toContain(realShopSettings.name)
  }
})

// Requirement D-331
test('before the shop opens, manifest and sitemap are empty', async () => {
  const shop = await createTestShop({ renderer, env: { DEMO: 'off', PUBLIC_URL: 'http://podi.example' } })
  await addPricedProduct(shop.db, { name: 'Podi' })
  expect((await shop.visitor().get('/site.webmanifest')).json()).toMatchObject({ name: 'podi.example' })
  expect(await pageOf(shop, '/site.webmanifest')).not.toMatch(invented)
  expect(await pageOf(shop, '/sitemap.xml')).not.toMatch(/<loc>/)
})

/** A first product with its label. */
async function sell(shop: TestShop) {
  const { id } = await addPricedProduct(shop.db, { name: 'Podi' })
  const admin = await signInAs(shop, 'admin')
  expect((await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })).statusCode).toBe(
    200,
  )
}

// Requirement D-343
test('the shop doesn’t open before its merchant has entered where it sells from, whatever else is entered', async () => {
  const shop = await createTestShop({ renderer, env: { DEMO: 'off' } })
  const admin = await signInAs(shop, 'admin')
  const { facts, version } = (await admin.get('/api/store')).json()
  const { district, state, processingDays, postalCodes } = facts.shipping
  expect([district, state, processingDays, postalCodes]).toEqual(['', '', '', []])
  const save = (shipping: object) =>
    admin.put('/api/store', { facts: { ...realShopSettings, shipping }, version })
  const refused = await save(facts.shipping)
  expect(refused.statusCode).toBe(400)
  // Settings of the previous release may lack it.
  const early = await createRealShop({ shipping: facts.shipping }, { renderer })
  await sell(early)
  expect(await pageOf(early, '/')).toMatch(/Opening soon/)
})

// Requirement D-344: An open real shop without a banner shows no error (decision X16).
test('an open real shop without a banner shows no error', async () => {
  const shop = await createRealShop({}, { renderer })
  await sell(shop)
  const page = await pageOf(shop, '/')
  expect(page).not.toMatch(/Opening soon/)
  expect(page).not.toMatch(/Failed to load/)
})
