import { expect, test } from 'vitest'
import { slotOfFile, slotsOfStoredPictures } from '#catalogue/pictures/admin/picture-slots.ts'
import {
  blankProduct,
  type EditedProduct,
  editedProductFormData,
  newProductFormData,
  productValuesOf,
} from './product-values.ts'
import { blankVariant } from './variant-values.ts'

const picture = (name: string) => ({
  url: `/pictures/${name}`,
  width: 900,
  height: 900,
  alt: '',
  widths: [320],
})
const ragi: EditedProduct = {
  id: 7,
  path: '/product/7-ragi-porridge-mix',
  visibility: 'on_sale',
  publish_at: null,
  hide_at: null,
  name: 'Ragi Porridge Mix',
  one_liner: 'Sprouted finger millet',
  description: 'Roasted. Milled.',
  price: 240,
  mrp: 300,
  discount: null,
  quantity: '500 g',
  stock: 12,
  packs: [
    {
      id: 71,
      size: '500 g',
      net_amount: 500,
      net_unit: 'g',
      price: 240,
      mrp: 300,
      sku: null,
      weight_g: null,
      stock: 12,
    },
  ],
  category_id: 3,
  category_path: '/categories/3-porridge',
  category_name: 'Porridge',
  tint: 'porridge',
  composition: [{ label: 'Grains', percent: 60 }],
  image1: '/pictures/a/960.webp',
  image2: '/pictures/b/960.webp',
  image3: null,
  image4: null,
  pictures: [picture('a'), picture('b')],
  version: 4,
  hsn: null,
  tax_rate: null,
  hidden: false,
  translations: {},
}
const photo = () => slotOfFile(new File(['…'], 'photo.jpg', { type: 'image/jpeg' }))
const entries = (form: FormData) =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))

test('an edit sends what was changed, and since when', () => {
  const values = { ...productValuesOf(ragi), name: ' Ragi Mix ', stock: '20', mrp: '' }
  expect(entries(editedProductFormData(ragi, values))).toEqual({
    version: '4',
    name: 'Ragi Mix',
    mrp: '',
    stock: '20',
    stock_was: '12',
  })
})

test('an edit that changes nothing sends the version alone, however a price is written', () => {
  expect(entries(editedProductFormData(ragi, productValuesOf(ragi)))).toEqual({ version: '4' })
  const values = { ...productValuesOf(ragi), price: '₹ 240.00', mrp: ' 300/-' }
  expect(entries(editedProductFormData(ragi, values))).toEqual({ version: '4' })
})

test('new pictures travel with their places among the stored ones', () => {
  const [a, b] = slotsOfStoredPictures(ragi.pictures)
  const form = editedProductFormData(ragi, {
    ...productValuesOf(ragi),
    pictures: [b, photo(), a].flatMap((slot) => slot ?? []),
  })
  expect(form.get('pictures')).toBe('["/pictures/b","new","/pictures/a"]')
  expect(form.getAll('image')).toHaveLength(1)
})

// Requirement 5-21: Empty fields of a new product aren't sent.
test('a new product sends the fields that are filled in, and its images in order', () => {
  const values = { ...blankProduct, name: 'Kavuni Rice', price: '95', pictures: [photo(), photo()] }
  const form = newProductFormData(values, 'key')
  expect(entries(form)).toEqual({
    form_key: 'key',
    name: 'Kavuni Rice',
    price: '95',
    visibility: 'on_sale',
  })
  expect(form.getAll('image')).toHaveLength(2)
})

test('sizes travel as JSON, with what was there of one whose stock was changed; none at all is said, too', () => {
  const kilo = { ...blankVariant, size: ' 1 kg ', price: '550', stock: '3' }
  const added = editedProductFormData(ragi, { ...productValuesOf(ragi), more_packs: [kilo] })
  expect(JSON.parse(String(added.get('more_packs')))).toEqual([
    { size: '1 kg', price: '550', mrp: '', stock: '3', sku: '', weight_g: '' },
  ])
  const two = {
    ...ragi,
    packs: ragi.packs.flatMap((pack) => [pack, { ...pack, id: 72, size: '1 kg', stock: 3 }]),
  }
  const values = productValuesOf(two)
  const more_packs = values.more_packs.map((size) => ({ ...size, stock: '9' }))
  const sent = editedProductFormData(two, { ...values, more_packs })
  expect(JSON.parse(String(sent.get('more_packs')))).toMatchObject([{ id: 72, stock: '9', stock_was: '3' }])
  expect(editedProductFormData(two, { ...values, more_packs: [] }).get('more_packs')).toBe('')
})
