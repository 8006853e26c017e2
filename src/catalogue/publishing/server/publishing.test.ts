import { expect, test } from 'vitest'
import { applySchedules } from '#catalogue/products/server/visibility/apply-schedules.ts'
import { muesliForm, sendForm } from '#test/shop/forms.ts'
import { addPricedProduct, completeLabel, createRealShop } from '#test/shop/real-shop.ts'
import { addCategory, createTestShop, signInAs } from '#test/shop/shop.ts'
import { hideIncomplete } from './hide-incomplete.ts'

const all = ['generic_name', 'ingredients', 'maker', 'fssai', 'origin', 'mark']
const later = '2026-06-20T06:00:00.000Z'

/** A real shop with a hidden product of 400 g. */
async function withHidden(label?: object) {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const hidden = { hidden: true, archived_at: shop.clock.now(), quantity: '400 g' }
  const { id, pack_id } = await addPricedProduct(shop.db, hidden)
  const saveLabel = (fields: object, version = 0) =>
    admin.put(`/api/products/${id}/label`, { ...completeLabel, ...fields, version })
  if (label) await saveLabel(label)
  const isOnSale = async () => (await shop.visitor().get(`/api/products/${id}`)).statusCode === 200
  const show = () => admin.put(`/api/products/${id}/visibility`, { hidden: false })
  const read = async () => (await admin.get(`/api/products/all/${id}`)).json()
  const missing = async () => (await admin.get(`/api/products/${id}/missing`)).json().missing
  return { shop, admin, id, pack_id, saveLabel, isOnSale, show, read, missing }
}

// Requirement D-332: In a real shop, no form, table, schedule or API call puts a product without the mandatory label
//   details on sale, or removes the licence that products on sale need (decision X16).
test('in a real shop a product without a label can’t be put on sale in any way', async () => {
  const { shop, admin, id, isOnSale, show, read, missing } = await withHidden()
  expect(await missing()).toEqual(all)
  const { version } = await read()
  const refusals = [
    await show(),
    await sendForm(admin, 'put', `/api/products/${id}`, { visibility: 'on_sale', version }),
    await sendForm(admin, 'put', `/api/products/${id}`, { publish_at: later, version }),
    await sendForm(admin, 'post', '/api/products/add', {
      ...muesliForm((await addCategory(shop.db)).id),
      visibility: 'on_sale',
    }),
  ]
  for (const refused of refusals) {
    expect(refused.statusCode).toBe(400)
    expect(refused.json().message).toMatch(/can’t go live yet.*ingredients.*FSSAI.*veg or non-veg/)
  }
  const table = {
    form_key: crypto.randomUUID(),
    products: [{ id, version, visibility: 'on_sale', packs: [] }],
  }
  expect((await admin.post('/api/products/changes', table)).json()).toMatchObject([
    {
      outcome: 'refused',
      message: expect.stringMatching(/FSSAI/),
      product: { visibility: 'hidden', version },
    },
  ])
  expect(await isOnSale()).toBe(false)
  expect((await admin.get('/api/products/all')).json()).toHaveLength(1)
})

test('a new product of a real shop starts as a draft, and is the same one when its form is sent again', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const form = { ...muesliForm((await addCategory(shop.db)).id), form_key: crypto.randomUUID() }
  const added = await sendForm(admin, 'post', '/api/products/add', form)
  const again = await sendForm(admin, 'post', '/api/products/add', form)
  expect([added.statusCode, again.statusCode, again.json().id]).toEqual([201, 201, added.json().id])
  expect((await admin.get('/api/products/all')).json()).toMatchObject([{ visibility: 'draft' }])
})

// Requirement D-332
test('a product with a label goes on sale; it can lose the label only while hidden', async () => {
  const { admin, id, saveLabel, isOnSale, show, missing, read } = await withHidden({})
  expect(await missing()).toEqual([])
  expect((await show()).statusCode).toBe(200)
  expect(await isOnSale()).toBe(true)

  const without = await saveLabel({ ingredients: '', contains: [] }, 1)
  expect(without.statusCode).toBe(400)
  expect(without.json().fields.ingredients).toMatch(/Hide the product first/)
  const { version } = await read()
  const inJars = await sendForm(admin, 'put', `/api/products/${id}`, { quantity: 'One jar', version })
  expect([inJars.statusCode, inJars.json().message]).toEqual([400, expect.stringMatching(/net quantity/)])

  await admin.put(`/api/products/${id}/visibility`, { hidden: true })
  expect((await saveLabel({ ingredients: '', contains: [] }, 1)).statusCode).toBe(200)
  expect((await show()).statusCode).toBe(400)
})

// Requirement D-332
test('each mandatory label detail alone keeps a product from being sold if it is missing', async () => {
  const { saveLabel, missing } = await withHidden()
  const lacks = {
    generic_name: { generic_name: '' },
    ingredients: { ingredients: '', contains: [] },
    origin: { origin: '' },
    mark: { mark: null },
    fssai: { maker_name: 'Amma Foods', maker_address: '3, Mill Road, Erode', fssai: '' },
  }
  let version = 0
  for (const [name, label] of Object.entries(lacks)) {
    expect((await saveLabel(label, version)).statusCode).toBe(200)
    version += 1
    expect(await missing()).toEqual([name])
  }
})

test('the maker and the contacts are the store’s own, and missing while it has none', async () => {
  const shop = await createTestShop({ env: { DEMO: 'off' } })
  const admin = await signInAs(shop, 'admin')
  const { id } = await addPricedProduct(shop.db, { quantity: '400 g' })
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
  const { missing } = (await admin.get(`/api/products/${id}/missing`)).json()
  expect(missing).toEqual(['maker', 'fssai', 'consumer_care'])
})

// Requirement D-332
test('a scheduled product that has lost its label isn’t published, and the log says so', async () => {
  const { shop, admin, id, isOnSale, read } = await withHidden()
  await shop.db
    .updateTable('products')
    .set({ publish_at: new Date(later) })
    .where('id', '=', id)
    .execute()
  shop.clock.pass({ days: 6 })
  await applySchedules(shop)
  await admin.logInAgain()
  expect(await isOnSale()).toBe(false)
  expect(await read()).toMatchObject({ visibility: 'hidden', publish_at: null })
  const [entry] = await shop.db.selectFrom('activity').select(['actor_name', 'action']).execute()
  expect(entry).toEqual({ actor_name: 'Automatic check', action: expect.stringMatching(/incomplete label/) })
})

// Requirement D-333: Products already on sale without a label stay until the deadline that the merchant sets
//   (decision X16).
test('products already on sale stay, with a warning, until the day after the merchant’s deadline', async () => {
  const shop = await createRealShop({ labelDeadline: '2026-06-18' })
  const admin = await signInAs(shop, 'admin')
  const bare = await addPricedProduct(shop.db, { name: 'Old Podi', quantity: '400 g' })
  const whole = await addPricedProduct(shop.db, { name: 'Whole Podi', quantity: '400 g' })
  await admin.put(`/api/products/${whole.id}/label`, { ...completeLabel, version: 0 })
  const incomplete = async () => (await admin.get('/api/products/incomplete')).json()
  expect(await incomplete()).toEqual({
    deadline: '2026-06-18',
    count: 1,
    products: [{ id: bare.id, name: 'Old Podi', missing: all, on_sale: true }],
  })
  // Its other fields stay editable.
  const { version } = (await admin.get(`/api/products/all/${bare.id}`)).json()
  expect(
    (await sendForm(admin, 'put', `/api/products/${bare.id}`, { price: '99', version })).statusCode,
  ).toBe(200)

  const onSale = async () =>
    (await shop.visitor().get('/api/products')).json().map(({ name }: { name: string }) => name)
  shop.clock.pass({ days: 3 })
  await hideIncomplete(shop)
  expect(await onSale()).toEqual(['Old Podi', 'Whole Podi'])
  shop.clock.pass({ days: 1 })
  await hideIncomplete(shop)
  expect(await onSale()).toEqual(['Whole Podi'])
  await admin.logInAgain()
  expect((await admin.put(`/api/products/${bare.id}/visibility`, { hidden: false })).statusCode).toBe(400)
  // The dashboard still lists the product that was hidden at the deadline.
  const named = { id: bare.id, name: 'Old Podi', missing: all, on_sale: false }
  expect(await incomplete()).toMatchObject({ count: 1, products: [named] })
})

test('a demo sells without labels, as the requirements say', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const added = await sendForm(
    admin,
    'post',
    '/api/products/add',
    muesliForm((await addCategory(shop.db)).id),
  )
  expect((await shop.visitor().get(`/api/products/${added.json().id}`)).statusCode).toBe(200)
  expect((await admin.get('/api/products/incomplete')).json()).toMatchObject({ count: 0 })
})

// Requirement D-332
test('without the MRP of each size nothing goes on sale, and products on sale can’t lose it', async () => {
  const shop = await createRealShop({ labelDeadline: '2026-06-18' })
  const admin = await signInAs(shop, 'admin')
  const hidden = { hidden: true, archived_at: shop.clock.now(), mrp_paise: null }
  const { id } = await addPricedProduct(shop.db, hidden)
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
  const show = () => admin.put(`/api/products/${id}/visibility`, { hidden: false })
  const refused = await show()
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringMatching(/MRP for each size/),
  ])
  const edit = async (fields: Record<string, string>) => {
    const { version } = (await admin.get(`/api/products/all/${id}`)).json()
    return sendForm(admin, 'put', `/api/products/${id}`, { ...fields, version })
  }
  expect((await edit({ mrp: '340' })).statusCode).toBe(200)
  expect((await show()).statusCode).toBe(200)
  const lost = await edit({ mrp: '' })
  expect([lost.statusCode, lost.json().message]).toEqual([400, expect.stringMatching(/MRP for each size/)])

  // A product that was on sale without a label stays until the deadline.
  const old = await addPricedProduct(shop.db, { name: 'Old Podi', mrp_paise: null })
  await admin.put(`/api/products/${old.id}/label`, { ...completeLabel, version: 0 })
  const isOnSale = async () => (await shop.visitor().get(`/api/products/${old.id}`)).statusCode === 200
  expect((await admin.get('/api/products/incomplete')).json().products).toEqual([
    { id: old.id, name: 'Old Podi', missing: ['mrp'], on_sale: true },
  ])
  shop.clock.pass({ days: 4 })
  await hideIncomplete(shop)
  expect(await isOnSale()).toBe(false)
})
