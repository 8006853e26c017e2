import { expect, test } from 'vitest'
import { tamilGstin } from '#test/shop/documents.ts'
import { sendForm } from '#test/shop/forms.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'

async function officeWithProduct() {
  const shop = await createTestShop()
  return { shop, admin: await signInAs(shop, 'admin'), product: await addProduct(shop.db) }
}

// Requirement D-175
test.each([
  ['hsn', '190', 'An HSN code has 4 to 8 digits'],
  ['hsn', '190410000', 'An HSN code has 4 to 8 digits'],
  ['tax_rate', '101', 'Choose a GST rate from the list'],
  ['tax_rate', '7', 'Choose a GST rate from the list'],
])('%s set to %j is rejected at its field and changes nothing', async (field, typed, sentence) => {
  const { shop, admin, product } = await officeWithProduct()
  const refused = await sendForm(admin, 'put', `/api/products/${product.id}`, { [field]: typed, version: 1 })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({ [field]: sentence })
  const { hsn, tax_rate } = await shop.db.selectFrom('products').selectAll().executeTakeFirstOrThrow()
  expect([hsn, tax_rate]).toEqual(['1904', 5])
})

test.each([
  [{ kind: 'regular', prefix: 'PP' }],
  [{ kind: 'regular', prefix: 'PP', gstin: '33ABCDE1234F1Z8' }],
  [{ kind: 'composition', prefix: 'PP', gstin: '' }],
  [{ kind: 'unregistered', prefix: 'P-P' }],
  [{ kind: 'other', prefix: 'PP', gstin: tamilGstin }],
])('how the merchant stands to the tax is refused as %j', async (tax) => {
  const { admin } = await officeWithProduct()
  const { facts, version } = (await admin.get('/api/store')).json()
  const refused = await admin.put('/api/store', { facts: { ...facts, tax }, version })
  expect(refused.statusCode).toBe(400)
  expect((await admin.get('/api/store')).json().facts.tax).toEqual({ kind: 'unregistered', prefix: 'PP' })
})

test.each([
  ['Malar Stores', 'Malar', 'MS'],
  ['malar', 'Malar', 'MA'],
  ['மலர்', 'Élan 24', 'E2'],
  ['மலர்', 'மலர்', 'IN'],
])(
  'facts of %j, %j that were saved before there was a tax are those of who is not registered, under %s',
  async (name, shortName, prefix) => {
    const { shop, admin } = await officeWithProduct()
    const { facts, version } = (await admin.get('/api/store')).json()
    await admin.put('/api/store', { facts, version })
    const { tax: _, ...before } = { ...facts, name, shortName }
    await shop.db
      .updateTable('store_facts')
      .set({ facts: JSON.stringify(before) })
      .execute()
    expect((await admin.get('/api/store')).json().facts.tax).toEqual({ kind: 'unregistered', prefix })
  },
)
