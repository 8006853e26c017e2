import { expect, test } from 'vitest'
import { muesliForm, sendForm } from '#test/shop/forms.ts'
import { addCategory, addProduct, addVariant, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { Product } from '../../contract.ts'

const half = { size: '500 g', price: '300', mrp: '350', stock: '4', sku: 'MUE-500', weight_g: '540' }
const whole = { size: '1 kg', price: '550', stock: '2' }

/** An administrator, and a product in three sizes. */
async function backOffice() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const filled = muesliForm((await addCategory(shop.db)).id)
  const add = async (more_packs: object[], fields = {}) =>
    sendForm(
      admin,
      'post',
      '/api/products/add',
      { ...filled, ...fields, more_packs: JSON.stringify(more_packs) },
      [],
    )
  const edit = async (id: number, more_packs: object[], fields = {}) =>
    sendForm(admin, 'put', `/api/products/${id}`, { ...fields, more_packs: JSON.stringify(more_packs) }, [])
  const product: Product = (await add([half, whole])).json()
  return { shop, admin, add, edit, product }
}
const sizes = ({ packs }: Product) => packs.map(({ size }) => size)

// Requirement D-93: A product has one or more pack sizes. The specification's endpoints use the first one unless
//   `size` names another (decision X5).
test('a product has its sizes in order, and shows the values of the first one', async () => {
  const { shop, product } = await backOffice()
  expect(product).toMatchObject({ price: 360.5, quantity: '400 g', stock: 12 })
  expect(product.packs).toMatchObject([
    { size: '400 g', net_amount: 400, net_unit: 'g', price: 360.5, mrp: null, stock: 12, sku: null },
    { size: '500 g', price: 300, mrp: 350, stock: 4, sku: 'MUE-500', weight_g: 540 },
    { size: '1 kg', net_amount: 1, net_unit: 'kg', price: 550, mrp: null, stock: 2 },
  ])
  expect((await shop.visitor().get('/api/products')).json()).toEqual([product])
})

test('sizes change places, come and go; one that went is not sold and not named any more', async () => {
  const { shop, edit, product } = await backOffice()
  const [, second, third] = product.packs
  const kilo = { ...whole, id: third?.id }
  const swapped: Product = (await edit(product.id, [kilo, { ...half, id: second?.id }])).json()
  expect(sizes(swapped)).toEqual(['400 g', '1 kg', '500 g'])
  expect(swapped.packs.map(({ id }) => id)).toEqual([product.packs[0]?.id, third?.id, second?.id])
  const fewer: Product = (await edit(product.id, [kilo, { size: '2 kg', price: '1000', stock: '1' }])).json()
  expect(sizes(fewer)).toEqual(['400 g', '1 kg', '2 kg'])
  const gone = await shop.db.selectFrom('packs').selectAll().where('label', '=', '500 g').executeTakeFirst()
  expect(gone).toMatchObject({ position: null, on_sale: false, stock: 4 })
  expect(sizes((await edit(product.id, [])).json())).toEqual(['400 g'])
})

test('an edit that names no sizes leaves them as they are', async () => {
  const { admin, product } = await backOffice()
  const edited = await sendForm(admin, 'put', `/api/products/${product.id}`, { price: '370' }, [])
  expect(edited.json().packs.slice(1)).toEqual(product.packs.slice(1))
})

test('what was sold of a size while the form was open stays sold', async () => {
  const { shop, edit, product } = await backOffice()
  await shop.db.updateTable('packs').set({ stock: 1 }).where('label', '=', '1 kg').execute()
  const [, second, third] = product.packs
  const typed = (stock: string) => [
    { ...half, id: second?.id },
    { ...whole, id: third?.id, stock, stock_was: '2' },
  ]
  expect((await edit(product.id, typed('5'))).json().packs[2]).toMatchObject({ stock: 4 })
  await shop.db.updateTable('packs').set({ stock: 0 }).where('label', '=', '1 kg').execute()
  expect((await edit(product.id, typed('1'))).json().error).toBe(
    'Some units of 1 kg were sold while you were editing: 0 left now.',
  )
})

test.each([
  ['two of one name', [half, { ...whole, size: '500 G' }], 'Two sizes have the same name.'],
  ['one called as the first', [{ ...whole, size: '400 g' }], 'Two sizes have the same name.'],
  ['an MRP below the price', [{ ...half, mrp: '299' }], 'MRP can’t be lower than the price'],
  ['no price', [{ ...half, price: '' }], 'Enter a price.'],
  ['half a piece', [{ ...half, stock: '1.5' }], 'Stock must be a whole number up to 999999'],
  [
    'a weight in words',
    [{ ...half, weight_g: 'heavy' }],
    'Weight must be a whole number of grams up to 999999',
  ],
  [
    'one that is not its own',
    [{ ...half, id: 1 }],
    'These sizes changed while you were editing. Enter them again.',
  ],
  [
    'more than there may be',
    Array.from({ length: 8 }, (_, at) => ({ ...whole, size: `${at + 2} kg` })),
    'A product can have up to 8 sizes.',
  ],
])('%s is refused, and nothing is saved', async (_, more, sentence) => {
  const { shop, edit, product } = await backOffice()
  const refused = await edit(product.id, more)
  expect([refused.statusCode, refused.json().error]).toEqual([400, sentence])
  expect((await shop.visitor().get(`/api/products/${product.id}`)).json()).toEqual(product)
})

test('an SKU belongs to one size of the shop, as long as that is sold', async () => {
  const { add, edit, product } = await backOffice()
  expect((await add([{ ...whole, sku: 'mue-500' }])).json().error).toBe('Another size already has this SKU.')
  await edit(product.id, [])
  expect((await add([{ ...whole, sku: 'mue-500' }])).statusCode).toBe(201)
})

test('a form that is sent again finds its product with all its sizes', async () => {
  const { shop, add } = await backOffice()
  const key = { form_key: 'a-key-of-its-own-1', name: 'Granola' }
  const first = await add([{ ...whole, sku: 'GRA-1' }], key)
  expect((await add([{ ...whole, sku: 'GRA-1' }], key)).json()).toEqual(first.json())
  expect((await add([], key)).json().code).toBe('ADDED_DIFFERENTLY')
  expect((await shop.visitor().get('/api/products')).json()).toHaveLength(2)
})

test('a hidden product’s sizes are not on sale; back in the shop they are, but for those taken out', async () => {
  const { shop, admin, edit, product } = await backOffice()
  await edit(product.id, [{ ...half, id: product.packs[1]?.id }])
  const onSale = async () =>
    (await shop.db.selectFrom('packs').select('on_sale').orderBy('id').execute()).map(
      ({ on_sale }) => on_sale,
    )
  expect(await onSale()).toEqual([true, true, false])
  await admin.put(`/api/products/${product.id}/visibility`, { hidden: true })
  expect(await onSale()).toEqual([false, false, false])
  await admin.put(`/api/products/${product.id}/visibility`, { hidden: false })
  expect(await onSale()).toEqual([true, true, false])
})

test.each([
  ['500g', 500, 'g'],
  [' 1.5 Kg pouch', 1.5, 'kg'],
  ['250 gms', 250, 'g'],
  ['1 litre', 1, 'l'],
  ['200ml bottle', 200, 'ml'],
  ['6 pieces', 6, 'piece'],
  ['3 x 100 g', null, null],
  ['100 g x 3', null, null],
  ['Gift box', null, null],
  ['5 grains', null, null],
])('a pack of %j holds %j %j', async (label, net_amount, net_unit) => {
  const { db } = await createTestShop()
  const { id } = await addProduct(db)
  expect(await addVariant(db, id, { label })).toMatchObject({ net_amount, net_unit })
})

test('a list is found by one size that is short, and sorted by what a product itself says', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db, { name: 'Muesli', price_paise: 20_000 })
  await addVariant(shop.db, muesli.id, { stock: 0, price_paise: 90_000 })
  await addProduct(shop.db, { name: 'Podi', price_paise: 30_000, stock: 9 })
  const names = async (query: string) =>
    (await shop.visitor().get(`/api/products?${query}`)).json().map(({ name }: Product) => name)
  expect(await names('stock=out')).toEqual(['Muesli'])
  expect(await names('stock=in')).toEqual(['Muesli', 'Podi'])
  expect(await names('sort=price')).toEqual(['Muesli', 'Podi'])
  expect(await names('sort=stock')).toEqual(['Podi', 'Muesli'])
})
