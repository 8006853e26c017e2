import { expect, test } from 'vitest'
import { muesliForm, sendForm } from '#test/shop/forms.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { blankLabel, type Label } from '../contract.ts'

const oats: Label = {
  ...blankLabel,
  generic_name: 'Toasted muesli',
  mark: 'veg',
  ingredients: 'Oats, almond, raisin',
  contains: ['gluten', 'tree_nuts'],
  may_contain: ['peanuts'],
  serve: 40,
  energy: 400,
  carbohydrate: 62,
  total_sugars: 15.4,
  added_sugars: 6,
  total_fat: 12,
  saturated_fat: 1.8,
  shelf_life_months: 6,
  fssai: '12345678901234',
  claims: ['no_preservatives'],
  translations: { ta: { ingredients: 'ஓட்ஸ், பாதாம், திராட்சை' } },
}

async function shopWithProduct() {
  const shop = await createTestShop()
  const product = await addProduct(shop.db)
  const admin = await signInAs(shop, 'admin')
  const path = `/api/products/${product.id}/label`
  const save = (label: object, version = 0) => admin.put(path, { ...oats, ...label, version })
  const read = async () => (await admin.get(path)).json()
  return { shop, product, admin, save, read }
}

test('a product without a label answers none, and its page’s call names none', async () => {
  const { shop, product, read } = await shopWithProduct()
  expect(await read()).toMatchObject({
    product: { id: product.id, name: 'Millet Muesli', pictures: [] },
    label: null,
    version: 0,
  })
  expect((await shop.visitor().get(`/api/products/${product.id}`)).json()).not.toHaveProperty('label')
})

// Requirement D-186: A product's label is stored as entered and shown in the reader's language at once, without
//   anything that wasn't entered.
test('a saved label is shown to shoppers at once, in their language, without anything that wasn’t entered', async () => {
  const { shop, product, save, read } = await shopWithProduct()
  const before = (await shop.visitor().get(`/api/products/${product.id}`)).json()
  expect((await save({})).json()).toMatchObject({ label: oats, version: 1 })
  expect(await read()).toMatchObject({ label: oats, version: 1 })
  const shown = async (path: string) => (await shop.visitor().get(`${path}/products/${product.id}`)).json()
  const { label, ...product2 } = await shown('/api')
  expect(product2).toEqual(before)
  expect(label).toMatchObject({
    mark: 'veg',
    contains: ['gluten', 'tree_nuts'],
    ingredients: oats.ingredients,
  })
  for (const unsaid of ['protein', 'storage', 'maker_name', 'front', 'translations'])
    expect(label).not.toHaveProperty(unsaid)
  expect((await shown('/ta/api')).label).toEqual({ ...label, ingredients: 'ஓட்ஸ், பாதாம், திராட்சை' })
})

// Requirement D-187: A label that contradicts itself, or claims more than it states, is rejected at the field and
//   changes nothing.
test.each([
  ['fssai', { fssai: '32345678901234' }, 'An FSSAI number has 14 digits and starts with 1 or 2.'],
  ['fssai', { fssai: '1234' }, 'An FSSAI number has 14 digits and starts with 1 or 2.'],
  ['energy', { energy: -1 }, 'Enter a number with up to two decimal places, such as 13.2.'],
  [
    'cholesterol',
    { cholesterol: 5001 },
    'This is more than 100 g can contain. Check the number and its unit.',
  ],
  ['serve', { serve: 0 }, 'Enter the serving size, or leave it empty.'],
  ['shelf_life_months', { shelf_life_months: 0 }, 'Enter a whole number of months from 1 to 120.'],
  ['total_sugars', { total_sugars: 63 }, 'Total sugars can’t be more than carbohydrate.'],
  ['added_sugars', { added_sugars: 16 }, 'Added sugars can’t be more than total sugars.'],
  [
    'saturated_fat',
    { saturated_fat: 11, trans_fat: 2 },
    'Saturated and trans fat together can’t be more than total fat.',
  ],
  ['carbohydrate', { carbohydrate: 89 }, 'Protein, carbohydrate and fat can’t add up to more than 100 g.'],
  [
    'mark',
    { contains: ['egg'] },
    'The label lists egg, fish or crustaceans, so the product can’t have the green veg mark.',
  ],
  ['may_contain', { may_contain: ['gluten'] }, 'Remove allergens that are already selected under Contains.'],
  [
    'claims',
    { claims: ['gluten_free'] },
    'The label lists cereals containing gluten, so the product can’t be called gluten-free.',
  ],
  [
    'claims',
    { claims: ['vegan'], contains: ['milk'], may_contain: [] },
    'The label lists ingredients from animals, so the product can’t be called vegan.',
  ],
  [
    'claims',
    { claims: ['no_added_sugar'] },
    'The nutrition table lists added sugars, so the product can’t claim “no added sugar”.',
  ],
  [
    'generic_name',
    { generic_name: 'Gluten-free organic podi' },
    'The label lists cereals containing gluten, so the product can’t be called gluten-free.',
  ],
  [
    'generic_name',
    { generic_name: 'Vegan mix', contains: ['milk'], may_contain: [] },
    'The label lists ingredients from animals, so the product can’t be called vegan.',
  ],
  [
    'translations',
    { translations: { ta: { generic_name: 'குளூட்டன் இல்லாத பொடி' } } },
    'The label lists cereals containing gluten, so the product can’t be called gluten-free.',
  ],
  ['maker_address', { maker_name: 'Kovai Mills' }, 'Enter the full address for this name.'],
  ['maker_name', { maker_role: 'importer' }, 'Enter the name for this address.'],
  ['front', { front: '/media/another' }, 'This image was removed from the product. Choose another one.'],
])('%s is rejected with a message and nothing changes: %j', async (field, wrong, sentence) => {
  const { save, read } = await shopWithProduct()
  const answer = await save(wrong)
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: sentence }])
  expect(await read()).toMatchObject({ label: null, version: 0 })
})

// Requirement D-188: The second of two people who edit a label sees the conflict; editing the product never conflicts
//   with its label.
test('the second of two people who edit a label sees the conflict and the current values', async () => {
  const { save, read } = await shopWithProduct()
  await save({})
  const second = await save({ storage: 'Keep dry.' })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({ code: 'LABEL_CHANGED', current: { label: oats, version: 1 } })
  expect((await save({ storage: 'Keep dry.' }, 1)).json()).toMatchObject({ version: 2 })
  expect(await read()).toMatchObject({ label: { storage: 'Keep dry.' }, version: 2 })
})

// Requirement D-188
test('editing a product never conflicts with its label, and the log says who changed the label', async () => {
  const { admin, product, save } = await shopWithProduct()
  await sendForm(admin, 'put', `/api/products/${product.id}`, {
    ...muesliForm(product.category_id ?? 0),
    version: 1,
  })
  await save({})
  const edited = await sendForm(admin, 'put', `/api/products/${product.id}`, { name: 'Seeds', version: 1 })
  expect(edited.json().error).toMatch(/^Meena Admin changed .*name/)
  expect(edited.json().error).not.toContain('generic name')
  const again = await sendForm(admin, 'put', `/api/products/${product.id}`, { name: 'Seeds', version: 2 })
  expect(again.statusCode).toBe(200)
  const { body } = await admin.get('/api/activity')
  const log: { action: string }[] = JSON.parse(body)
  expect(log.map(({ action }) => action)).toEqual(['edited', 'changed the label of', 'edited'])
})

test('a label saved once more as it is changes nothing', async () => {
  const { save } = await shopWithProduct()
  await save({})
  expect((await save({}, 1)).json()).toMatchObject({ version: 1 })
})
