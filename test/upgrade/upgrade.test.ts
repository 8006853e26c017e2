import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Order } from '#ordering/orders/contract.ts'
import type { Onboarding } from '#shopfront/onboarding/contract.ts'
import { saveTexts } from '#shopfront/pages/server/texts/save-texts.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { saveStoreSettings } from '#shopfront/settings/server/save-store-settings.ts'
import { sendForm } from '../shop/forms.ts'
import { expectStockMatchesLedger } from '../shop/money-and-stock.ts'
import { createShopWithPayments, deliverWebhooks, payFor } from '../shop/payment.ts'
import { createTestShop, signInAgain } from '../shop/shop.ts'
import { snapshots } from './load-snapshot.ts'
import { upgraded } from './open-snapshot.ts'

// Requirement D-247: The single address of an older shop becomes the default one, and that of the order awaiting
//   payment (decision X3).
test.each(snapshots)('a shop filled by %s continues with all its data', async (snapshot) => {
  const shop = await createShopWithPayments({ db: await upgraded(snapshot) })
  const admin = await signInAgain(shop, { id: 1 })
  const delivered = await signInAgain(shop, { id: 2 })
  const paid = await signInAgain(shop, { id: 3 })
  const returned = await signInAgain(shop, { id: 4 })
  const waiting = await signInAgain(shop, { id: 5 })
  const orders: Order[] = (await admin.get('/api/orders/all')).json()
  expect(
    orders.map(({ id, status, total_price, refunded, items_count }) => [
      id,
      status,
      total_price,
      refunded,
      items_count,
    ]),
  ).toEqual([
    [4, 'pending', 960, 0, 3],
    [3, 'cancelled', 99.5, 0, 1],
    [2, 'paid', 618.5, 0, 4],
    [1, 'delivered', 640, 0, 2],
  ])
  expect((await paid.get('/api/orders/2/items')).json()).toMatchObject([
    { size: '100 g', quantity: 3, unit_price: 99.5, Product: { name: 'Sambar Masala' } },
    { size: '400 g', quantity: 1, unit_price: 320, Product: { name: 'Millet Muesli' } },
  ])
  expect((await delivered.get('/api/orders/1')).json()).toMatchObject({
    address: { city: 'Coimbatore', postal_code: '641012' },
  })
  expect((await returned.get('/api/cart')).json()).toMatchObject({
    cartItems: [{ quantity: 1, size: '100 g' }],
  })
  expect((await admin.get('/api/customers/3')).json()).toMatchObject({
    blocked: null,
    bought: { orders: 1, total: 618.5 },
  })
  const found = await admin.get('/api/products/all?q=sambar%20muesli&limit=1')
  expect([found.json()[0]?.name, found.headers['x-total-count']]).toEqual(['Sambar Masala', '1'])
  const [images, products] = [
    await admin.get('/api/images?limit=1'),
    await admin.get('/api/products/all?limit=1'),
  ]
  expect([images.headers['x-total-count'], products.headers['x-total-count']]).toEqual(['0', '2'])

  // A customer's existing address becomes their default one, and that of their pending order.
  const [kept] = (await waiting.get('/api/addresses')).json()
  expect(kept).toMatchObject({ postal_code: '641001', is_default: true, name: null, version: 1 })
  expect(orders.map(({ address_id }) => address_id)).toEqual([kept.id, null, null, null])
  expect((await waiting.post('/api/addresses', { ...kept, name: 'work' })).statusCode).toBe(201)

  // Existing carts are kept; new customers get their own cart.
  const carts = await shop.db
    .selectFrom('carts')
    .select(['user_id', 'token_hash', 'locale'])
    .orderBy('user_id')
    .execute()
  expect(carts).toEqual([4, 5].map((user_id) => ({ user_id, token_hash: null, locale: 'en' })))
  expect((await delivered.post('/api/cart/add', { product_id: 1 })).json().cartItems).toHaveLength(1)

  // The customer's cart has changed since, so a new order replaces the pending one and its stock.
  const placed = await waiting.post('/api/orders/add', {})
  expect(placed.json()).toMatchObject({ status: 'pending', total_price: 1059.5 })
  expect((await payFor(shop, waiting, placed.json().id)).statusCode).toBe(200)
  await deliverWebhooks(shop)
  const stock = await shop.db
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select(['name', 'label', 'net_amount', 'net_unit', 'price_paise', 'mrp_paise', 'stock', 'on_sale'])
    .orderBy('product_id')
    .execute()
  const muesli = { name: 'Millet Muesli', label: '400 g', net_amount: 400, net_unit: 'g' }
  const masala = { name: 'Sambar Masala', label: '100 g', net_amount: 100, net_unit: 'g' }
  expect(stock).toEqual([
    { ...muesli, price_paise: 32_000, mrp_paise: null, stock: 34, on_sale: true },
    { ...masala, price_paise: 9_950, mrp_paise: 12_000, stock: 21, on_sale: true },
    expect.objectContaining({ name: 'Old Mix', on_sale: false }),
  ])
  expect(shop.mails.map(({ subject }) => subject)).toContain(
    `Your order #${placed.json().id} at Pasumai Pantry is confirmed`,
  )
})

test.each(snapshots)('a shop filled by %s keeps its name until the merchant changes it', async (snapshot) => {
  const shop = await createTestShop({ db: await upgraded(snapshot) })
  const nameNow = async () => (await shop.visitor().get('/site.webmanifest')).json().name
  expect(await nameNow()).toBe('Pasumai Pantry')
  const facts = { ...demoStoreSettings, name: 'Malar Stores' }
  expect(await saveStoreSettings(shop, { facts, version: 0, by: 1 })).toMatchObject({
    ok: true,
    version: 1,
  })
  expect(await nameNow()).toBe('Malar Stores')
})

test.each(snapshots)(
  'a shop filled by %s keeps its drawn mark until a logo is uploaded',
  async (snapshot) => {
    const shop = await createTestShop({ db: await upgraded(snapshot) })
    const admin = await signInAgain(shop, { id: 1 })
    const none = { version: 0, picture: null, earlier: [] }
    expect((await admin.get('/api/store/logos')).json()).toEqual({ square: none, wide: none, shown: {} })
    const iconNow = async () => (await shop.visitor().get('/site.webmanifest')).json().icons[0].src
    expect(await iconNow()).toBe('/brand/icon-192.png')
    const logo = sharp({ create: { width: 240, height: 240, channels: 3, background: '#5E7A3A' } })
    const upload = { version: 0 }
    const saved = await sendForm(admin, 'post', '/api/store/logos/square', upload, [
      await logo.png().toBuffer(),
    ])
    expect(saved.json().square).toMatchObject({ version: 1, picture: { width: 240 } })
    expect(await iconNow()).toBe(`/marks/${saved.json().shown.marks}/icon-192.png`)
  },
)

test.each(snapshots)('everybody and every order of %s reads English, as before', async (snapshot) => {
  const db = await upgraded(snapshot)
  for (const table of ['users', 'orders', 'outbox'] as const) {
    const rows = await db.selectFrom(table).select('locale').distinct().execute()
    expect(rows).toEqual([{ locale: 'en' }])
  }
  const shop = await createTestShop({ db })
  const paid = await signInAgain(shop, { id: 3 })
  const read = async (path: string) => (await paid.get(path)).json()
  for (const path of ['/api/products', '/api/categories', '/api/orders/2/items', '/api/products?q=sambar'])
    expect(await read(`/ta${path}`), path).toEqual(await read(path))
})

test.each(snapshots)('the stock of %s is the first line of its ledger', async (snapshot) => {
  const db = await upgraded(snapshot)
  await expectStockMatchesLedger(db)
  const lines = await db.selectFrom('stock_moves').select(['reason', 'actor_name']).distinct().execute()
  expect(lines).toEqual([{ reason: 'opening', actor_name: null }])
})

test.each(snapshots)('the pages of %s say what they said until the merchant words them', async (snapshot) => {
  const shop = await createTestShop({ db: await upgraded(snapshot) })
  const leadNow = async () => (await shop.visitor().get('/api/texts/pages/refund-policy')).json().lead
  expect(await leadNow()).toBe('All sales are final and there are no refunds. We do not take food back.')
  const texts = { note: 'New', lead: 'We take back.', description: 'Refunds', body: 'Within a week.' }
  const by = { id: 1, name: 'Malar' }
  const save = { page: 'refund-policy', language: 'en', version: 0, as: 'published', texts, by } as const
  expect(await saveTexts(shop, save)).toEqual({ ok: true })
  expect(await leadNow()).toBe('We take back.')
})

test.each(snapshots)(
  'the products of %s are on sale or deleted as before, planned for nothing, and can be',
  async (snapshot) => {
    const shop = await createShopWithPayments({ db: await upgraded(snapshot) })
    const rows = await shop.db
      .selectFrom('products')
      .select(['name', 'draft', 'publish_at', 'hide_at'])
      .orderBy('id')
      .execute()
    const asBefore = { draft: false, publish_at: null, hide_at: null }
    expect(rows).toEqual(['Millet Muesli', 'Sambar Masala', 'Old Mix'].map((name) => ({ name, ...asBefore })))
    const admin = await signInAgain(shop, { id: 1 })
    const [product] = (await admin.get('/api/products/all?q=sambar')).json()
    const { id, version } = product
    const form_key = 'the-first-after-it'
    const change = { form_key, products: [{ id, version, visibility: 'draft' }] }
    expect((await admin.post('/api/products/changes', change)).json()).toMatchObject([{ outcome: 'saved' }])
    expect((await admin.get('/api/products')).json()).toHaveLength(1)
    await admin.post('/api/products/changes/undo', { form_key })
    expect((await admin.get('/api/products')).json()).toHaveLength(2)
  },
)

test.each(snapshots)(
  'the guide knows what a shop filled by %s has, and is put away and called back',
  async (snapshot) => {
    const shop = await createTestShop({ db: await upgraded(snapshot) })
    const admin = await signInAgain(shop, { id: 1 })
    const { steps } = (await admin.get('/api/guide')).json<Onboarding>()
    const done = steps.flatMap((step) => (step.done ? [step.name] : []))
    expect(done).toEqual(['product', 'order'])
    for (const set of [true, false])
      expect((await admin.put('/api/guide', { mark: 'put-away', set })).json()).toMatchObject({
        put_away: set,
      })
  },
)
