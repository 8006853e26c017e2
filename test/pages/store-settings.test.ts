import { expect, test } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { saveStoreSettings } from '#shopfront/settings/server/save-store-settings.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '../shop/payment.ts'
import { readPdf } from '../shop/pdf.ts'
import { sendMails } from '../shop/send-mails.ts'
import { addProduct, createTestShop, signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

const malar: StoreSettings = {
  ...demoStoreSettings,
  name: 'Malar Stores',
  shortName: 'Malar',
  tagline: 'Spices of the hills',
  blurb: 'We grind spices.',
  legalName: 'Malar & Daughters',
  address: ['7, Brough Road', 'Erode 638001'],
  phones: ['+91 90000 00001'],
  email: 'care@malar.example',
  keepMonths: 84,
  social: { label: 'Facebook', url: 'https://www.facebook.com/malar' },
  shipping: {
    ...demoStoreSettings.shipping,
    district: 'Erode',
    processingDays: '2',
    deliveryDays: '4-9',
    postalCodes: ['638001-638012', '638051'],
  },
  productDefaults: {
    struckOverPriceRupees: 80,
    badge: 'NEW PRICE',
    composition: [{ label: 'Chilli', percent: 100 }],
  },
}

const saved = { facts: malar, version: 0, by: null }

// Requirement D-184: How many months orders are kept after an account is erased is a store setting, shown on the My
//   data page.
test('a changed store setting is on every page from the next request on, including cached ones', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, { price_paise: 20_000 })
  const admin = await signInAs(shop, 'admin')
  const customer = await signInAs(shop, 'customer')
  const pages = {
    '/': ['Malar Stores: Spices of the hills', 'We grind spices.', 'care@malar.example', 'tel:+919000000001'],
    '/shipping-policy': ['within Erode district', '4-9 business days', '7, Brough Road, Erode 638001'],
    '/terms-and-conditions': ['Malar &amp; Daughters', '7, Brough Road, Erode 638001'],
    '/privacy-policy': ['mailto:care@malar.example'],
    '/my-data': ['Kept for at least 84 months'],
    '/refund-policy': ['Refund Policy | Malar Stores'],
    '/about': ['Malar Stores began at a kitchen table in Erode'],
    '/categories': ['https://www.facebook.com/malar'],
    [`/product/${id}`]: ['₹280', 'NEW PRICE', 'Chilli', '"postalCodeBegin":"638001"', '"maxValue":9'],
    '/login': ['Login | Malar Stores'],
    '/no/such/page': ['Page Not Found | Malar Stores'],
    '/product/999': ['Page Not Found | Malar Stores'],
  }
  const open = (path: string) =>
    openPage({ '/cart': customer, '/admin': admin }[path] ?? shop.visitor(), path)
  const paths = [...Object.keys(pages), '/cart', '/admin']
  for (const path of paths) expect((await open(path)).html, path).toContain('Pasumai Pantry')

  expect(await saveStoreSettings(shop, saved)).toMatchObject({ ok: true, version: 1 })

  for (const path of paths) {
    const { html } = await open(path)
    expect(html, path).toContain('"name":"Malar Stores"')
    expect(html, path).not.toMatch(/pasumai/i)
  }
  for (const [path, words] of Object.entries(pages)) {
    const { html } = await open(path)
    for (const said of words) expect(html.replaceAll('<!-- -->', ''), path).toContain(said)
  }
  expect((await shop.visitor().get('/site.webmanifest')).json()).toMatchObject({
    name: 'Malar Stores',
    short_name: 'Malar',
  })
})

test('it is in the next mails, the payment window, the refusals and on the packing slip', async () => {
  const shop = await createShopWithPayments({ renderer: await loadRenderer() })
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  const admin = await signInAs(shop, 'admin')
  expect(await saveStoreSettings(shop, saved)).toMatchObject({ ok: true })

  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  const refused = await shopper.post('/api/orders/add', {})
  expect(refused.json().message).toContain('We don’t deliver to 641012 yet. We deliver only within Erode')
  await shop.db.updateTable('addresses').set({ postal_code: '638051' }).execute()
  const tooMany = await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 21 })
  expect(tooMany.json().message).toContain('care@malar.example')

  const order = await placeOrderOf(shopper, muesli.id)
  const started = await shopper.post('/api/payment/initiate', { order_id: order.id })
  expect(started.json().name).toBe('Malar Stores')
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  const [toShopper, toMerchant] = ['@example.com', 'care@malar.example'].map((end) =>
    shop.mails.find(({ to }) => to.endsWith(end)),
  )
  expect(toShopper?.subject).toBe(`Your order #${order.id} at Malar Stores is confirmed`)
  for (const said of [
    'usually takes 4-9 business days after that',
    '7, Brough Road, Erode 638001',
    '+91 90000 00001',
  ])
    expect(toShopper?.text).toContain(said)
  expect(toShopper?.html).toContain('Malar Stores</span>')
  expect(toMerchant?.text).toContain('Hello Malar Stores,')

  const slip = await readPdf((await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)).rawPayload)
  for (const said of ['Malar & Daughters', '7, Brough Road, Erode 638001', 'care@malar.example'])
    expect(slip.pages[0]).toContain(said)
})

test('another process shows it within a second', async () => {
  const shop = await createShopWithPages()
  const other = await createShopWithPages({ db: shop.db })
  const nameAt = async () =>
    /property="og:site_name" content="([^"]*)"/.exec((await openPage(other.visitor(), '/about')).html)?.[1]
  expect(await nameAt()).toBe('Pasumai Pantry')
  await saveStoreSettings(shop, saved)
  other.clock.pass({ seconds: 1 })
  expect(await nameAt()).toBe('Malar Stores')
})

test('facts that were changed from a stale version are refused, and nothing of them stays', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const named = async (name: string, version: number) => {
    const { statusCode, body } = await admin.put('/api/store', { facts: { ...malar, name }, version })
    return [statusCode, JSON.parse(body).version ?? JSON.parse(body).code]
  }
  expect((await admin.get('/api/store')).json()).toEqual({ facts: demoStoreSettings, version: 0 })
  expect(await named('One', 0)).toEqual([200, 1])
  expect(await named('Two', 0)).toEqual([409, 'FACTS_CHANGED'])
  expect(await named('Three', 1)).toEqual([200, 2])
  expect(await named('Four', 1)).toEqual([409, 'FACTS_CHANGED'])
  const refused = await admin.put('/api/store', { facts: malar, version: 1 })
  expect(refused.json().current).toEqual((await admin.get('/api/store')).json())
  expect((await admin.get('/api/store')).json()).toEqual({ facts: { ...malar, name: 'Three' }, version: 2 })
  expect(
    await shop.db.selectFrom('store_facts').select(['version', 'changed_by', 'changed_at']).execute(),
  ).toEqual([{ version: 2, changed_by: admin.user.id, changed_at: shop.clock.now() }])
  expect((await shop.visitor().get('/site.webmanifest')).json().name).toBe('Three')
})

test.each([
  ['no name', { name: ' ' }],
  ['a mail address that is none', { email: 'malar' }],
  ['no phone', { phones: [] }],
  ['a district without postal codes', { shipping: { ...malar.shipping, postalCodes: [] } }],
  ['a range the wrong way round', { shipping: { ...malar.shipping, postalCodes: ['638012-638001'] } }],
  ['days that are no number', { shipping: { ...malar.shipping, deliveryDays: 'soon' } }],
])('%s is refused: every page would say it', async (_what, wrong) => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const refused = await admin.put('/api/store', { facts: { ...malar, ...wrong }, version: 0 })
  expect([refused.statusCode, Object.keys(refused.json().fields).length]).toEqual([400, 1])
  expect(shop.store()).toBe(demoStoreSettings)
})

test('facts that cannot be read leave the shop under its last known name', async () => {
  const shop = await createTestShop()
  await saveStoreSettings(shop, saved)
  await shop.refreshStoreSettings()
  await shop.db.updateTable('store_facts').set({ facts: '{"name":7}', version: 2 }).execute()
  await shop.db.updateTable('catalogue_version').set({ version: 1000 }).execute()
  shop.catalogueVersion.changed()
  expect((await shop.visitor().get('/site.webmanifest')).json().name).toBe('Malar Stores')
})
