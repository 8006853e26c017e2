import { expect, test } from 'vitest'
import { tamilGstin } from '#test/shop/documents.ts'
import { addPricedProduct, completeLabel, createRealShop } from '#test/shop/real-shop.ts'
import { realShopSettings } from '#test/shop/real-shop-settings.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { demoStoreSettings } from './default-store-settings.ts'

const { fssai: _, ...unlicensed } = realShopSettings

// Requirement D-332
test('the food licence stays while products on sale need it, and another number can replace it', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const label = async (id: number, more: object = {}, version = 0) =>
    expect(
      (await admin.put(`/api/products/${id}/label`, { ...completeLabel, ...more, version })).statusCode,
    ).toBe(200)
  const maker = { maker_name: 'Kaveri Mills', maker_address: 'Erode 638001', fssai: '12420008000111' }
  const own = await addPricedProduct(shop.db, { name: 'Podi' })
  const relying = await addPricedProduct(shop.db, { name: 'Millet' })
  const licensed = await addPricedProduct(shop.db, { name: 'Kaveri Rava' })
  const hidden = await addPricedProduct(shop.db, { hidden: true, archived_at: shop.clock.now() })
  await addPricedProduct(shop.db, { name: 'Without a label' })
  await label(own.id)
  await label(relying.id)
  await label(licensed.id, maker)
  await label(hidden.id)
  const save = (facts: object, version: number) => admin.put('/api/store', { facts, version })

  const refused = await save(unlicensed, 1)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'LICENCE_IN_USE'])
  expect(refused.json().message).toMatch(/^2 live products have no other FSSAI number/)
  expect(refused.json().fields.fssai).toBe(refused.json().message)
  const inTamil = await admin.put('/ta/api/store', { facts: unlicensed, version: 1 })
  expect(inTamil.json().message).toContain('2 பொருட்களுக்கு')
  expect((await admin.get('/api/store')).json()).toMatchObject({
    facts: { fssai: realShopSettings.fssai },
    version: 1,
  })

  expect((await save({ ...realShopSettings, fssai: '12420008000222' }, 1)).statusCode).toBe(200)
  await label(own.id, { fssai: '12420008000333' }, 1)
  expect((await save(unlicensed, 2)).json().message).toMatch(/^One live product/)
  expect((await save(unlicensed, 1)).json().code).toBe('FACTS_CHANGED')
  await admin.put(`/api/products/${relying.id}/visibility`, { hidden: true })
  expect((await save(unlicensed, 2)).statusCode).toBe(200)
  // Nothing can be put on sale with a removed licence.
  const shown = await admin.put(`/api/products/${relying.id}/visibility`, { hidden: false })
  expect([shown.statusCode, shown.json().message]).toEqual([400, expect.stringMatching(/FSSAI/)])
})

test('a demo takes its number away as it likes', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id } = await addPricedProduct(shop.db)
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
  const save = (facts: object, version: number) => admin.put('/api/store', { facts, version })
  expect((await save({ ...demoStoreSettings, fssai: '12420008000222' }, 0)).statusCode).toBe(200)
  expect((await save(demoStoreSettings, 1)).statusCode).toBe(200)
})

// Requirement D-345: A merchant who registers for GST is told how many products this hides, and confirms; a label
//   deadline in the past is rejected (decision X42).
test('registering says how many products it hides, and saves after confirmation', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  await addPricedProduct(shop.db, { name: 'Podi' })
  await addPricedProduct(shop.db, { name: 'Rava', hsn: null, tax_rate: null })
  const tax = { kind: 'regular', gstin: tamilGstin, prefix: 'MS' }
  const save = (more: object = {}, path = '/api/store') =>
    admin.put(path, { facts: { ...realShopSettings, tax }, version: 1, ...more })
  const refused = await save()
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'WOULD_HIDE', products: 1 }])
  expect((await save({}, '/ta/api/store')).json().message).toContain('1 பொருளுக்கு')
  expect((await save({ hiding_confirmed: true })).statusCode).toBe(200)
  // They were not on sale before either, so no confirmation is needed.
  expect((await save({ version: 2 })).statusCode).toBe(200)
})

// Requirement D-345
test('a deadline in the past is rejected, and one that passes later causes no problem', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const save = (labelDeadline: string, version: number) =>
    admin.put('/api/store', { facts: { ...realShopSettings, labelDeadline }, version })
  const refused = await save('2020-01-01', 1)
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { labelDeadline: 'Enter today’s date or a later one.' },
  ])
  expect((await save('2026-06-15', 1)).statusCode).toBe(200)
  shop.clock.pass({ days: 2 })
  await admin.logInAgain()
  expect((await save('2026-06-15', 2)).statusCode).toBe(200)
})
