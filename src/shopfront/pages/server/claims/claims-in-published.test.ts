import { expect, test } from 'vitest'
import { addPricedProduct, completeLabel, createRealShop } from '#test/shop/real-shop.ts'
import { realShopSettings } from '#test/shop/real-shop-settings.ts'
import { addCategory, signInAs } from '#test/shop/shop.ts'

const glutenFree = { ...completeLabel, claims: ['gluten_free'], ingredients: 'Rice', contains: [] }

/** A real shop whose podis all have a claim on their labels, which the home page makes too. */
async function openOffice() {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin', { name: 'Malar' })
  const category = await addCategory(shop.db, { name: 'Podis' })
  const label = (id: number, fields: object, version: number) =>
    admin.put(`/api/products/${id}/label`, { ...fields, version })
  const podi = await addPricedProduct(shop.db, { name: 'Rice Podi', category_id: category.id })
  await label(podi.id, glutenFree, 0)
  const publish = async (text1: string, language = 'en', more: object = {}) => {
    const { builtIn, version } = (await admin.get(`/api/edited-texts/home/${language}`)).json()
    const texts = { ...builtIn, text1 }
    return admin.put('/api/edited-texts', {
      page: 'home',
      language,
      version,
      as: 'published',
      texts,
      ...more,
    })
  }
  const open = async () => (await admin.get('/api/claims-in-texts')).json().claims
  const confirm = async (claim: { key: string; text_hash: string }) =>
    admin.put('/api/claims-in-texts', { key: claim.key, text_hash: claim.text_hash })
  return { shop, admin, category, podi, label, publish, open, confirm }
}

// Requirement D-342: Published claims that the labels on sale no longer support are a task on the dashboard until the
//   text, the labels or a confirmation resolves it (decision X25).
test('a published claim becomes a task once a saved label contradicts it, in each language', async () => {
  const { podi, label, publish, open } = await openOffice()
  await publish('All our podis are gluten-free')
  await publish('குளூட்டன் இல்லாத பொடி', 'ta')
  expect(await open()).toEqual([])
  expect((await label(podi.id, completeLabel, 1)).statusCode).toBe(200)
  const told = { claim: 'Gluten-free', lacking: 1, not_saying: ['Rice Podi'], refuting: ['Rice Podi'] }
  expect(await open()).toMatchObject([
    { kind: 'page', id: 'home/en', name: 'Home page (English)', ...told },
    { kind: 'page', id: 'home/ta', name: 'Home page (Tamil)', ...told },
  ])
  await label(podi.id, glutenFree, 2)
  expect(await open()).toEqual([])
})

// Requirement D-342
test('a product without the claim that goes on sale makes it a task, until the merchant confirms or hides it', async () => {
  const { shop, admin, publish, open, confirm } = await openOffice()
  await publish('Gluten-free podis')
  const { id } = await addPricedProduct(shop.db, { name: 'Chilli Podi' })
  const [claim] = await open()
  expect(claim).toMatchObject({ claim: 'Gluten-free', not_saying: ['Chilli Podi'], refuting: [] })
  expect((await confirm(claim)).json()).toEqual({ claims: [] })
  const log = (await admin.get('/api/activity?subject_kind=page&subject_id=home/en')).json()
  expect(log).toMatchObject([{ actor: 'Malar', subject_name: 'Home page (English)' }])

  // A confirmation is no longer valid once a label contradicts the claim or another product lacks it.
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
  expect(await open()).toMatchObject([{ not_saying: ['Chilli Podi'], refuting: ['Chilli Podi'] }])
  await admin.put(`/api/products/${id}/visibility`, { hidden: true })
  expect(await open()).toEqual([])
})

// Requirement D-342
test('categories are checked against their own products, and the store’s text against all', async () => {
  const { shop, admin, category, open } = await openOffice()
  await shop.db
    .updateTable('categories')
    .set({ description: 'Vegan podis' })
    .where('id', '=', category.id)
    .execute()
  const facts = { ...realShopSettings, tagline: 'Gluten-free podis' }
  expect((await admin.put('/api/store', { facts, version: 1 })).statusCode).toBe(200)
  await addPricedProduct(shop.db, { name: 'Chilli Podi' })
  expect(await open()).toMatchObject([
    { kind: 'store', claim: 'Gluten-free', not_saying: ['Chilli Podi'] },
    { kind: 'category', name: 'Podis', claim: 'Vegan', not_saying: ['Rice Podi'] },
  ])
})

// Requirement D-342
test('a claim confirmed on publication is no task, and doesn’t confirm a new sentence next to it', async () => {
  const { shop, admin, publish, open } = await openOffice()
  await addPricedProduct(shop.db, { name: 'Chilli Podi' })
  expect((await publish('Gluten-free podis')).statusCode).toBe(409)
  expect((await publish('Gluten-free podis', 'en', { claims_confirmed: true })).statusCode).toBe(200)
  expect(await open()).toEqual([])
  await addPricedProduct(shop.db, { name: 'Wheat Podi' })
  const { published, version } = (await admin.get('/api/edited-texts/home/en')).json()
  const texts = { ...published, text2: 'Organic rice' }
  const page = { page: 'home', language: 'en', version, as: 'published', texts, claims_confirmed: true }
  expect((await admin.put('/api/edited-texts', page)).statusCode).toBe(200)
  expect(await open()).toMatchObject([{ claim: 'Gluten-free', not_saying: ['Wheat Podi'] }])
})
