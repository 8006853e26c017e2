import { expect, test } from 'vitest'
import { blankLabel } from '#catalogue/labels/contract.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { addPricedProduct, createRealShop } from '#test/shop/real-shop.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import { glutenFree, leaf, lines, openOffice, recipe } from '#test/shop/stories.ts'
import type { EditedStory } from '../contract.ts'

// Requirement D-430: Claims in a recipe or story that not every label carries are published only after the merchant
//   confirms them, in each language (decision X25).
test('a claim in either language is published only after the merchant confirms it', async () => {
  const { shop, admin, add, edit, read } = await openOffice()
  const { id } = await addProduct(shop.db, { name: 'Wheat Rava' })
  await admin.put(`/api/products/${id}/label`, { ...blankLabel, contains: ['gluten'], version: 0 })
  const claiming = { body: 'This is gluten-free.' }
  expect((await add({ ...claiming, state: 'draft' })).statusCode).toBe(201)
  const refused = await add(claiming)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CLAIMS_NOT_CONFIRMED'])
  const tamil = { translations: JSON.stringify({ ta: { summary: 'குளூட்டன் இல்லாத காலை உணவு' } }) }
  expect((await add(tamil)).json().code).toBe('CLAIMS_NOT_CONFIRMED')

  const story: EditedStory = (await add({ ...claiming, claims_confirmed: 'true' })).json()
  const log = (await admin.get(`/api/activity?subject_kind=page&subject_id=story/${story.id}`)).json()
  expect(log).toMatchObject([
    { actor: 'Malar', action: 'confirmed that the labels support “Gluten-free” on' },
    { action: 'added', subject_name: 'recipe Ragi kanji' },
  ])
  // Unchanged claims aren't asked about again, new ones are.
  expect((await edit(story.id, { title: 'Kanji', version: 1 })).statusCode).toBe(200)
  expect((await edit(story.id, { summary: 'Vegan breakfast', version: 2 })).json().code).toBe(
    'CLAIMS_NOT_CONFIRMED',
  )
  expect((await read(story.id)).summary).toBe('A warm breakfast.')
})

// Requirement D-430
test('a label that loses a claim later lists the published recipes that make it', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const product = await addPricedProduct(shop.db, { name: 'Rice Podi' })
  const label = (fields: object, version: number) =>
    admin.put(`/api/products/${product.id}/label`, { ...glutenFree, ...fields, version })
  await label({}, 0)
  const fields = { ...recipe, summary: 'A gluten-free breakfast' }
  const story = (await sendForm(admin, 'post', '/api/edited-stories', fields, [leaf])).json()
  expect((await admin.get('/api/claims-in-texts')).json().claims).toEqual([])
  expect((await label({ claims: [] }, 1)).statusCode).toBe(200)
  expect((await admin.get('/api/claims-in-texts')).json().claims).toMatchObject([
    { kind: 'story', id: String(story.id), name: 'Ragi kanji', claim: 'Gluten-free' },
  ])
})

// Requirement D-426
test('of two editors, the second one gets what the first one saved', async () => {
  const { add, edit } = await openOffice()
  const { id } = (await add()).json()
  await edit(id, { title: 'Kanji', version: 1 })
  const refused = await edit(id, { summary: 'Short', version: 1 })
  expect(refused.json()).toMatchObject({
    code: 'EDITED_MEANWHILE',
    changed: ['title'],
    current: { title: 'Kanji', version: 2 },
    message: expect.stringContaining('Malar changed this page'),
  })
})

test('a form that is sent twice adds one recipe, and one that was edited in between is refused', async () => {
  const { add, titles } = await openOffice()
  const form_key = 'a-form-of-a-recipe-1'
  const [first, second] = [await add({ form_key }), await add({ form_key })]
  expect(second.json()).toEqual(first.json())
  expect(await titles()).toHaveLength(1)
  expect((await add({ form_key, title: 'Other' })).json().code).toBe('ADDED_DIFFERENTLY')
})

// Requirement D-426
test('what a published page needs is required, and a draft may be incomplete', async () => {
  const { add } = await openOffice()
  const refusedField = async (fields: Record<string, string>, files = [leaf]) =>
    Object.keys((await add(fields, files)).json().fields ?? {})
  expect(await refusedField({ steps: '' })).toEqual(['steps'])
  expect(await refusedField({ ingredients: '' })).toEqual(['ingredients'])
  expect(await refusedField({ servings: '' })).toEqual(['servings'])
  expect(await refusedField({ minutes: '' })).toEqual(['minutes'])
  expect(await refusedField({ kind: 'story', body: '' })).toEqual(['body'])
  expect(await refusedField({ body: '[bad](javascript:alert)' })).toEqual(['body'])
  expect(await refusedField({ products: lines([999, 1]) })).toEqual(['products'])
  expect(await refusedField({}, [])).toEqual(['image'])
  expect((await add({ state: 'draft', steps: '', servings: '' })).statusCode).toBe(201)
})

test.each<Record<string, string>>([
  { kind: 'advert' },
  { state: 'live' },
  { title: ' ' },
  { title: 'x'.repeat(121) },
  { title: 'a\u202Eb' },
  { servings: '0' },
  { servings: '2.5' },
  { minutes: '99999' },
  { products: 'no JSON' },
  { products: '[{"pack_id":1,"quantity":0}]' },
  { products: '[{"pack_id":1,"quantity":1},{"pack_id":1,"quantity":1}]' },
  { products: JSON.stringify(Array.from({ length: 21 }, (_, at) => ({ pack_id: at + 1, quantity: 1 }))) },
  { translations: '{"fr":{}}' },
  { translations: '[]' },
  { version: 'x' },
])('malformed input is refused and nothing changes: %o', async (fields) => {
  const { add, edit, list, admin } = await openOffice()
  if (!('version' in fields)) {
    expect((await add(fields)).statusCode).toBe(400)
    expect(await list()).toEqual([])
  }
  const { id } = (await add()).json()
  expect((await edit(id, fields)).statusCode).toBe(400)
  expect((await admin.get(`/api/edited-stories/${id}`)).json().version).toBe(1)
})

test('a picture of a recipe can’t be deleted while the recipe is there', async () => {
  const { admin, add, edit } = await openOffice()
  const { id } = (await add()).json()
  const pictures = async () => (await admin.get('/api/images')).json()
  expect(await pictures()).toMatchObject([{ used_by: ['Ragi kanji'] }])
  const [{ id: pictureId }] = await pictures()
  expect((await admin.ask('DELETE', `/api/images/${pictureId}`)).statusCode).toBe(409)
  await edit(id, { version: 1 }, [await plainPicture('white')])
  expect((await admin.ask('DELETE', `/api/images/${pictureId}`)).statusCode).toBe(200)
})
