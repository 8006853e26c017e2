import { expect, test } from 'vitest'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { createProductAdmin } from '#test/shop/product-admin.ts'
import { addCategory, signInAs } from '#test/shop/shop.ts'
import type { NewProduct, Product } from '../../contract.ts'

const leaf = await plainPicture('#5E7A3A')
const chilli = await plainPicture('#A23E26')
const plum = await plainPicture('#7A3B47')

// Requirement 2.23-9: 'Add New Product' has name, category, one-liner, description, price, quantity, stock and up to
//   4 images.
// Requirement 7-24: GET /products/{id} answers with one product.
// Requirement 7-25: POST /products/add takes a form with seven fields and up to four files named `image`.
// Requirements 1-9, 3-5
test('a product is added with its images in order and is visible at once', async () => {
  const { shop, add, log } = await createProductAdmin()
  expect((await shop.visitor().get('/api/products')).json()).toEqual([])
  const added = await add(
    { mrp: '400', discount: '9', composition: '[{"label":"Millets","percent":70.5}]' },
    [leaf, chilli, plum],
  )
  expect(added.statusCode).toBe(201)
  const product: Product = added.json()
  expect(product).toMatchObject({
    name: 'Berry Muesli',
    price: 360.5,
    mrp: 400,
    discount: 9,
    stock: 12,
    category_name: 'Muesli',
    composition: [{ label: 'Millets', percent: 70.5 }],
    version: 1,
  })
  expect(product.pictures).toHaveLength(3)
  expect(product.pictures[0]).toMatchObject({
    url: product.image1,
    width: 240,
    height: 200,
    alt: 'Berry Muesli',
  })
  expect((await shop.visitor().get('/api/products')).json()).toEqual([product])
  expect(await log()).toEqual([
    {
      actor_name: 'Meena Admin',
      subject_kind: 'product',
      subject_name: 'Berry Muesli',
      action: 'added',
      changes: null,
    },
  ])
})

test('a price is understood as people write it', async () => {
  const { add, edit } = await createProductAdmin()
  const added: Product = (await add({ price: '₹ 1,250.50', mrp: '1,400' })).json()
  expect([added.price, added.mrp]).toEqual([1250.5, 1400])
  expect((await edit(added.id, { price: 'Rs. 1 300/-' })).json()).toMatchObject({ price: 1300 })
})

// Requirement 1-9: Administrators can add, edit and delete products.
// Requirement 7-26
test('an edit changes the fields that it sends, is visible at once and logged', async () => {
  const { add, edit, see, log } = await createProductAdmin()
  const { id } = (await add({ mrp: '400' })).json()
  await see(id)
  const edited = await edit(id, { name: 'Berry Granola', price: '340', mrp: '', stock: '10', version: 1 })
  expect(edited.json()).toMatchObject({ name: 'Berry Granola', price: 340, mrp: null, stock: 10, version: 2 })
  expect(await see(id)).toEqual(edited.json())
  expect((await log()).at(-1)).toEqual({
    actor_name: 'Meena Admin',
    subject_kind: 'product',
    subject_name: 'Berry Granola',
    action: 'edited',
    changes: {
      name: { from: 'Berry Muesli', to: 'Berry Granola' },
      price: { from: 360.5, to: 340 },
      mrp: { from: 400, to: null },
      stock: { from: 12, to: 10 },
    },
  })
})

/** Another value for each form field except the visibility fields. */
const others: Record<Exclude<keyof NewProduct, 'visibility' | 'publish_at'>, string> = {
  name: 'Berry Granola',
  one_liner: 'Less sweet.',
  description: 'Baked twice.',
  price: '340',
  quantity: '200 g',
  stock: '10',
  category_id: '2',
  mrp: '400',
  discount: '9',
  composition: '[{"label":"Millets","percent":70.5}]',
  sku: 'MUE-200',
  weight_g: '250',
  hsn: '1904',
  tax_rate: '18',
  more_packs: '[{"size":"1 kg","price":"900","stock":"3"}]',
  hide_at: '2027-01-01T09:00:00+05:30',
  translations: '{"ta":{"name":"பெர்ரி மியூஸ்லி"}}',
}

test.each(Object.entries(others))(
  'an edit of %s alone is seen at once and written down',
  async (field, value) => {
    const { shop, add, edit, see, log } = await createProductAdmin()
    await addCategory(shop.db, { name: 'Granola' })
    const before: Product = (await add({ mrp: '410' })).json()
    expect(await see(before.id)).toEqual(before)
    const edited: Product = (await edit(before.id, { [field]: value, version: 1 })).json()
    expect(edited).toMatchObject({ version: 2 })
    expect(await see(before.id)).toEqual(edited)
    expect(Object.keys((await log()).at(-1)?.changes ?? {})).toEqual([field.replace('_id', '')])
  },
)

test('saving without a change leaves no trace', async () => {
  const { add, edit, filled, log } = await createProductAdmin()
  const product = (await add()).json()
  expect((await edit(product.id, { ...filled, version: 1 })).json()).toEqual(product)
  expect(await log()).toHaveLength(1)
})

test('who saves second is told what the first changed, and nothing is overwritten', async () => {
  const { shop, add, edit, see } = await createProductAdmin()
  const { id } = (await add()).json()
  const other = await signInAs(shop, 'admin', { name: 'Kavitha' })
  await sendForm(other, 'put', `/api/products/${id}`, { price: '300', version: 1 })
  await sendForm(other, 'put', `/api/products/${id}`, { one_liner: 'Less sweet.', version: 2 })
  const refused = await edit(id, { name: 'Granola', price: '400', version: 1 })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'EDITED_MEANWHILE',
    error:
      'Kavitha changed this product (one-line description, price) while you were editing it. Review their changes before you save yours.',
    changed: ['one_liner', 'price'],
    current: { name: 'Berry Muesli', price: 300, one_liner: 'Less sweet.', version: 3 },
  })
  // The answer includes the fields that only the merchant sees, because the form continues with it.
  const seen = await see(id)
  const packs = seen.packs.map((pack: object) => ({ ...pack, reserved: 0, low_stock_at: 5 }))
  expect(refused.json().current).toEqual({
    ...seen,
    packs,
    hsn: null,
    tax_rate: null,
    hidden: false,
    visibility: 'on_sale',
    publish_at: null,
    hide_at: null,
    translations: {},
  })
  expect((await edit(id, { name: 'Granola', version: 3 })).statusCode).toBe(200)
})

test('stock that was sold while the form was open stays sold', async () => {
  const { shop, add, edit } = await createProductAdmin()
  const { id } = (await add({ stock: '12' })).json()
  await shop.db.updateTable('packs').set({ stock: 9 }).execute()
  const edited = await edit(id, { stock: '20', stock_was: '12', version: 1 })
  expect(edited.json()).toMatchObject({ stock: 17 })
  const refused = await edit(id, { stock: '0', stock_was: '20' })
  expect(refused.json()).toMatchObject({
    code: 'INVALID',
    fields: { stock: 'Some units were sold while you were editing: 17 left now.' },
  })
})

// Requirement 7-27: DELETE /products/{id} deletes a product (decision S10).
// Requirements 1-9, D-23
test('a deleted product leaves the shop but not its orders', async () => {
  const { shop, admin, add, see, log } = await createProductAdmin()
  const { id } = (await add()).json()
  await see(id)
  const deleted = await admin.delete(`/api/products/${id}`)
  expect(deleted.json()).toEqual({ message: 'Berry Muesli deleted.' })
  expect((await shop.visitor().get(`/api/products/${id}`)).statusCode).toBe(404)
  expect((await shop.visitor().get('/api/products')).json()).toEqual([])
  expect((await admin.delete(`/api/products/${id}`)).statusCode).toBe(404)
  expect(await shop.db.selectFrom('products').select('archived_at').execute()).toHaveLength(1)
  expect((await log()).at(-1)).toMatchObject({ action: 'deleted', subject_name: 'Berry Muesli' })
})

// Requirement 5-18: A new product requires name, category, one-liner, description, price, quantity and stock.
// Requirement 5-25: Price and stock of an edited product must be numbers (decision X35).
test.each([
  ['no name', { name: ' ' }, 'name', 'Name should not be empty'],
  ['a price of none', { price: '0' }, 'price', 'Price must be between ₹1 and ₹10,00,000'],
  ['a price in words', { price: 'ten' }, 'price', 'Enter a number with up to two decimal places'],
  ['three decimals', { price: '9.999' }, 'price', 'Enter a number with up to two decimal places'],
  ['half a piece in stock', { stock: '1.5' }, 'stock', 'Stock must be a whole number up to 999999'],
  ['an MRP below the price', { mrp: '360' }, 'mrp', 'MRP can’t be lower than the price'],
  ['a discount without an MRP', { discount: '9' }, 'discount', 'Enter the MRP: a discount needs one'],
  ['a discount of 100', { discount: '100' }, 'discount', 'Discount must be a whole percentage up to 99'],
  ['a broken composition', { composition: '[{' }, 'composition', 'Each part needs a name and a percentage'],
  [
    'a composition of more than there is',
    { composition: '[{"label":"A","percent":60},{"label":"B","percent":50}]' },
    'composition',
    'The percentages add up to more than 100%',
  ],
  ['a category that is gone', { category_id: 999 }, 'category_id', 'This category no longer exists.'],
])('%s is rejected at its field', async (_what, fields, field, sentence) => {
  const { shop, add } = await createProductAdmin()
  const refused = await add(fields)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { code: 'INVALID', error: sentence, fields: { [field]: sentence } },
  ])
  expect((await shop.visitor().get('/api/products')).json()).toEqual([])
})

test('a product that has its discount since before it needed an MRP can be edited, but not in that', async () => {
  const { shop, add, edit } = await createProductAdmin()
  const { id } = (await add()).json()
  await shop.db.updateTable('products').set({ discount: 25 }).where('id', '=', id).execute()
  expect((await edit(id, { stock: '7' })).json()).toMatchObject({ stock: 7, discount: 25 })
  expect((await edit(id, { discount: '30' })).statusCode).toBe(400)
  expect((await edit(id, { discount: '' })).json()).toMatchObject({ discount: null })
})

test('a price raised above the stored MRP is refused', async () => {
  const { add, edit } = await createProductAdmin()
  const { id } = (await add({ mrp: '400' })).json()
  expect((await edit(id, { price: '401' })).json()).toMatchObject({ fields: { mrp: expect.any(String) } })
})

test('only an administrator changes products', async () => {
  const { shop, filled } = await createProductAdmin()
  const customer = await signInAs(shop, 'customer')
  expect((await sendForm(customer, 'post', '/api/products/add', filled)).statusCode).toBe(403)
  expect((await sendForm(shop.visitor(), 'put', '/api/products/1', { name: 'x' })).statusCode).toBe(401)
  expect((await customer.delete('/api/products/1')).statusCode).toBe(403)
})
