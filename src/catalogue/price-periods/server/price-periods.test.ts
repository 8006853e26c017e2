import { expect, test } from 'vitest'
import { muesliForm, sendForm } from '#test/shop/forms.ts'
import { inAMinute, seenPrice, shopWithPrices } from '#test/shop/price-periods.ts'
import { addVariant, createTestShop } from '#test/shop/shop.ts'

// Requirement D-575: A merchant gives a size a price for a period. It is in force from the second of its start to the
//   second of its end, which is not included, and no background task is needed for it (decision X68).
test('the price of a period is in force from the second it starts to the second it ends', async () => {
  const { shop, muesli, send, kept } = await shopWithPrices()
  const added = await send()
  expect([added.statusCode, added.json()]).toEqual([
    201,
    { id: 1, pack_id: muesli.pack_id, ...inAMinute, price: 90, running: false, version: 1 },
  ])
  const seen = () => seenPrice(shop, muesli.id)
  expect(await seen()).toBe(120)
  shop.clock.pass({ seconds: 59.999 })
  expect(await seen()).toBe(120)
  shop.clock.pass({ seconds: 0.001 })
  expect(await seen()).toBe(90)
  expect(await kept()).toMatchObject({
    price: 120,
    packs: [
      {
        price: 120,
        period: { price: 90, regular: 120, since: inAMinute.starts_at, until: inAMinute.ends_at },
      },
    ],
  })
  shop.clock.pass({ seconds: 59.999 })
  expect(await seen()).toBe(90)
  shop.clock.pass({ seconds: 0.001 })
  expect(await seen()).toBe(120)
  expect((await kept()).packs[0].period).toBeUndefined()
})

// Requirement D-576: At the second of a change, every process shows the new price, also on pages that it has cached.
test('each of two processes shows the new price at its second, though both cache answers', async () => {
  const { shop, muesli, plan } = await shopWithPrices()
  await plan()
  const { db, clock } = shop
  const second = await createTestShop({ db, clock })
  const both = async () => [await seenPrice(shop, muesli.id), await seenPrice(second, muesli.id)]
  expect(await both()).toEqual([120, 120])
  shop.clock.pass({ seconds: 60 })
  expect(await both()).toEqual([90, 90])
  shop.clock.pass({ seconds: 59.75 })
  expect(await both()).toEqual([90, 90])
  shop.clock.pass({ seconds: 0.25 })
  expect((await both()).toReversed()).toEqual([120, 120])
})

test('a period without times starts at once and lasts until the merchant ends it', async () => {
  const { shop, admin, muesli, url, plan, list } = await shopWithPrices()
  const { id } = await plan({ starts_at: null, ends_at: null })
  expect(await seenPrice(shop, muesli.id)).toBe(90)
  shop.clock.pass({ days: 40 })
  await admin.logInAgain()
  expect(await seenPrice(shop, muesli.id)).toBe(90)
  expect((await admin.delete(`${url}/${id}`)).json()).toEqual({ message: 'Offer price ended.' })
  expect([await seenPrice(shop, muesli.id), await list()]).toEqual([120, []])
  expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(404)
})

test('periods follow each other without a gap, and what is over while nobody looks is made up for', async () => {
  const { shop, muesli, plan, list } = await shopWithPrices()
  await plan()
  const next = await plan({ price: '80', starts_at: inAMinute.ends_at, ends_at: '2026-06-15T06:03:00Z' })
  expect((await list()).map(({ price }) => price)).toEqual([90, 80])
  shop.clock.pass({ seconds: 120 })
  expect([await seenPrice(shop, muesli.id), await list()]).toEqual([80, [{ ...next, running: true }]])
  shop.clock.pass({ days: 1 })
  expect(await seenPrice(shop, muesli.id)).toBe(120)
})

// Requirement D-577: Periods of a size can't overlap, end before they start, start in the past or have a price above the MRP.
test.each<[string, object, string, string]>([
  ['above the MRP', { price: '150.50' }, 'price', 'The price can’t be higher than the MRP (₹150).'],
  ['below a rupee', { price: '0.5' }, 'price', 'Price must be between ₹1 and ₹10,00,000'],
  [
    'that starts in the past',
    { starts_at: '2026-06-15T05:59:59Z' },
    'starts_at',
    'This time has passed. Enter a later one, or leave the field empty to start now.',
  ],
  [
    'that ends when it starts',
    { ends_at: inAMinute.starts_at },
    'ends_at',
    'The end must be after the start.',
  ],
  [
    'that starts now and ended',
    { starts_at: null, ends_at: '2026-06-15T05:00:00Z' },
    'ends_at',
    'The end must be after the start.',
  ],
  [
    'in another one',
    { starts_at: '2026-06-15T06:01:59.999Z', ends_at: null },
    'starts_at',
    'This size has another offer price at that time. Choose other times.',
  ],
  ['of an unknown size', { pack_id: 99 }, 'pack_id', 'This size was deleted. Reload the page.'],
])('a price %s is refused', async (_what, period, field, message) => {
  const { send, plan, list } = await shopWithPrices()
  const { id } = await plan()
  const refused = await send({
    price: '80',
    starts_at: '2026-06-15T07:00:00Z',
    ends_at: '2026-06-15T08:00:00Z',
    ...period,
    ...('ends_at' in period && !('starts_at' in period) ? { starts_at: inAMinute.starts_at } : {}),
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({ [field]: message })
  expect((await list()).map((period) => period.id)).toEqual([id])
})

// Requirement D-578: Two people who change a period at the same time don't overwrite each other, and a repeated request
//   changes nothing.
test('two tabs: a repeated request adds one period, and the second editor is refused', async () => {
  const { admin, url, send, plan, list } = await shopWithPrices()
  const { id, version } = await plan()
  expect((await send()).json()).toMatchObject({ id })
  const edit = (price: string, more: object = {}) =>
    admin.put(`${url}/${id}`, { ...inAMinute, price, version, ...more })
  expect((await edit('95')).json()).toMatchObject({ price: 95, version: 2 })
  expect((await edit('95')).statusCode).toBe(200)
  const late = await edit('80')
  expect([late.statusCode, late.json().code]).toEqual([409, 'EDITED_MEANWHILE'])
  expect((await edit('80', { version: 2 })).json()).toMatchObject({ price: 80, version: 3 })
  expect(await list()).toHaveLength(1)
})

test('a running period can get another end and price, but not end before now', async () => {
  const { shop, admin, muesli, url, plan } = await shopWithPrices()
  const { id } = await plan()
  shop.clock.pass({ seconds: 61 })
  const edit = (period: object) => admin.put(`${url}/${id}`, { ...inAMinute, version: 1, ...period })
  expect((await edit({ ends_at: '2026-06-15T06:01:01Z' })).json().fields).toEqual({
    ends_at: 'This time has passed. Enter a later one.',
  })
  const longer = { price: '85', starts_at: null, ends_at: '2026-06-15T09:00:00Z' }
  expect((await edit(longer)).json()).toMatchObject({ starts_at: inAMinute.starts_at, running: true })
  expect(await seenPrice(shop, muesli.id)).toBe(85)
  shop.clock.pass({ minutes: 2 })
  expect(await seenPrice(shop, muesli.id)).toBe(85)
})

// Requirement D-579: While a period runs, the merchant edits the regular price, and the MRP can't be set below a price that
//   runs or is scheduled.
test('the product form edits the regular price and keeps the MRP above the prices of periods', async () => {
  const { shop, admin, muesli, plan, kept } = await shopWithPrices()
  await plan({ starts_at: null })
  await plan({ price: '110', starts_at: '2026-06-15T07:00:00Z', ends_at: null })
  const edit = async (fields: Record<string, string>) =>
    sendForm(admin, 'put', `/api/products/${muesli.id}`, {
      version: String((await kept()).version),
      ...fields,
    })
  expect((await edit({ price: '125' })).statusCode).toBe(200)
  expect([await seenPrice(shop, muesli.id), (await kept()).price]).toEqual([90, 125])
  const refused = await edit({ price: '100', mrp: '109' })
  expect(refused.json().fields).toEqual({
    mrp: 'MRP can’t be lower than the offer price of ₹110. Remove the offer price first.',
  })
  expect((await edit({ price: '100', mrp: '110' })).statusCode).toBe(200)
  shop.clock.pass({ seconds: 120 })
  expect(await seenPrice(shop, muesli.id)).toBe(100)
  shop.clock.pass({ minutes: 60 })
  expect(await seenPrice(shop, muesli.id)).toBe(110)
})

test('so does the product table, which can undo it', async () => {
  const { shop, admin, muesli, plan, kept } = await shopWithPrices()
  await plan({ starts_at: null })
  const change = async (form_key: string, cells: object) =>
    (
      await admin.post('/api/products/changes', {
        form_key,
        products: [
          { id: muesli.id, version: (await kept()).version, packs: [{ id: muesli.pack_id, ...cells }] },
        ],
      })
    ).json()
  expect(await change('table-change-one', { price: '130' })).toMatchObject([
    { outcome: 'saved', product: { price: 130, packs: [{ price: 130, period: { price: 90 } }] } },
  ])
  expect(await seenPrice(shop, muesli.id)).toBe(90)
  expect(await change('table-change-two', { price: '80', mrp: '85' })).toMatchObject([
    { outcome: 'refused', cell: { pack_id: muesli.pack_id, field: 'mrp' }, message: /offer price of ₹90/ },
  ])
  await admin.post('/api/products/changes/undo', { form_key: 'table-change-one' })
  expect((await kept()).price).toBe(120)
})

test('a deleted size forgets its periods, and a deleted product keeps them until it is back', async () => {
  const { shop, admin, muesli, plan, kept } = await shopWithPrices()
  const large = await addVariant(shop.db, muesli.id, { price_paise: 60_000 })
  const { url } = { url: `/api/products/${muesli.id}/prices` }
  await admin.post(url, { pack_id: large.id, price: '500', starts_at: null, ends_at: null })
  const without = await sendForm(admin, 'put', `/api/products/${muesli.id}`, {
    version: '1',
    more_packs: '[]',
  })
  expect(without.statusCode).toBe(200)
  expect(await shop.db.selectFrom('price_periods').selectAll().execute()).toEqual([])
  expect(
    await shop.db
      .selectFrom('packs')
      .select(['price_paise', 'regular_paise', 'price_changes_at'])
      .where('id', '=', large.id)
      .execute(),
  ).toEqual([{ price_paise: 60_000, regular_paise: null, price_changes_at: null }])

  await plan()
  await admin.delete(`/api/products/${muesli.id}`)
  expect((await admin.get(url)).statusCode).toBe(404)
  expect((await admin.post(url, { pack_id: muesli.pack_id, ...inAMinute })).statusCode).toBe(404)
  shop.clock.pass({ seconds: 60 })
  expect((await admin.get('/api/products/archived')).json()).toMatchObject([{ price: 120 }])
  await admin.put(`/api/products/${muesli.id}/restore`, {})
  expect(await kept()).toMatchObject({ price: 120, packs: [{ period: { price: 90 } }] })
})

// Requirement D-580: The activity log says who set, changed, removed or ended an offer price, of which size, and which price.
test('the activity log names who changed the price of a period', async () => {
  const { shop, admin, muesli, url, plan } = await shopWithPrices()
  await addVariant(shop.db, muesli.id)
  const { id } = await plan()
  await admin.put(`${url}/${id}`, { ...inAMinute, price: '95', version: 1 })
  shop.clock.pass({ seconds: 90 })
  await admin.delete(`${url}/${id}`)
  const { id: other } = await plan({ starts_at: '2026-06-16T06:00:00Z', ends_at: null })
  await admin.delete(`${url}/${other}`)
  const log = await shop.db
    .selectFrom('activity')
    .select(['subject_name', 'action', 'changes'])
    .orderBy('id')
    .execute()
  expect(log.map(({ subject_name, action }) => `${action} ${subject_name}`)).toEqual([
    'set an offer price for Millet Muesli, 400 g',
    'changed an offer price of Millet Muesli, 400 g',
    'ended an offer price of Millet Muesli, 400 g',
    'set an offer price for Millet Muesli, 400 g',
    'removed an offer price of Millet Muesli, 400 g',
  ])
  const change = (from: number, to: number) => ({ price: { from, to } })
  expect(log.map(({ changes }) => changes)).toEqual([
    change(120, 90),
    change(90, 95),
    change(95, 120),
    change(120, 90),
    change(90, 120),
  ])
})

test('a new product has none, and staff who only read the catalogue can’t set one', async () => {
  const { shop, admin, shopper, muesli, url } = await shopWithPrices()
  const { category_id } = await shop.db.selectFrom('products').select('category_id').executeTakeFirstOrThrow()
  const added = await sendForm(admin, 'post', '/api/products/add', muesliForm(category_id ?? 0))
  expect((await admin.get(`/api/products/${added.json().id}/prices`)).json()).toEqual([])
  expect((await shopper.post(url, { pack_id: muesli.pack_id, ...inAMinute })).statusCode).toBe(403)
})
