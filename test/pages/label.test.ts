import { expect, test } from 'vitest'
import { blankLabel, type Label } from '#catalogue/labels/contract.ts'
import { indexQueuedProducts } from '#catalogue/search/server/indexing/index-queued-products.ts'
import { addProduct, signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

const said: Label = {
  ...blankLabel,
  generic_name: 'Toasted muesli',
  mark: 'veg',
  ingredients: 'Oats, almond',
  contains: ['gluten', 'tree_nuts'],
  serve: 40,
  energy: 400,
  sodium: 14,
  shelf_life_months: 6,
  claims: ['no_preservatives'],
  translations: { ta: { ingredients: 'ஓட்ஸ், பாதாம்' } },
}

async function shopWithLabel(label: Label = said) {
  const shop = await createShopWithPages()
  const product = await addProduct(shop.db)
  const admin = await signInAs(shop, 'admin')
  expect((await admin.put(`/api/products/${product.id}/label`, { ...label, version: 0 })).statusCode).toBe(
    200,
  )
  return { shop, product, admin }
}

// Requirement D-186
test('a product page shows its veg mark, the allergens above the button, and the label below', async () => {
  const { shop, product } = await shopWithLabel()
  const { main, root } = await openPage(shop.visitor(), `/product/${product.id}`)
  expect(root).toContain('aria-label="Vegetarian"')
  for (const words of [
    'Contains: cereals containing gluten, tree nuts',
    'Ingredients Oats, almond',
    'Best before 6 months from packing',
    'Made by Pasumai Pantry Foods, 14, Sathy Road',
    'Country of origin India',
    'Energy kcal 400 160 8%',
    'Sodium mg 14 5.6 0%',
    'No preservatives',
  ])
    expect(main).toContain(words)
  expect(main.indexOf('Contains:')).toBeLessThan(main.indexOf('About this product'))
  for (const unsaid of ['Protein', 'FSSAI', 'Storage', 'May contain']) expect(main).not.toContain(unsaid)
})

// Requirement D-186
test('the label is shown in Tamil', async () => {
  const { shop, product } = await shopWithLabel()
  const { main, root } = await openPage(shop.visitor(), `/ta/product/${product.id}`)
  expect(root).toContain('aria-label="சைவம்"')
  for (const words of ['ஓட்ஸ், பாதாம்', 'பேக் செய்ததிலிருந்து 6 மாதங்கள்', 'இந்தியா', 'கிலோ கலோரி 400'])
    expect(main).toContain(words)
})

// Requirement D-186
test('a product without a label shows none of it', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db)
  const { main } = await openPage(shop.visitor(), `/product/${id}`)
  expect(main).not.toContain('On the pack')
})

// Requirement D-191: The store's FSSAI number is in every footer and on its own products; products of another
//   manufacturer show that manufacturer's.
test('the store’s licence is in every footer, and on its own products', async () => {
  const { shop, product, admin } = await shopWithLabel()
  const { facts, version } = (await admin.get('/api/store')).json()
  const wrong = await admin.put('/api/store', { facts: { ...facts, fssai: '512' }, version })
  expect(wrong.statusCode).toBe(400)
  await admin.put('/api/store', { facts: { ...facts, fssai: '12345678901234' }, version })
  expect((await openPage(shop.visitor(), '/about')).text).toContain('FSSAI Lic. No. 12345678901234')
  const { main } = await openPage(shop.visitor(), `/product/${product.id}`)
  expect(main).toContain('FSSAI licence FSSAI Lic. No. 12345678901234')
})

// Requirement D-191
test('another manufacturer is shown with their own name and number', async () => {
  const { shop, product } = await shopWithLabel({
    ...said,
    maker_role: 'packer',
    maker_name: 'Kovai Mills',
    maker_address: '2, Mill Road, Erode 638001',
    fssai: '22345678901234',
  })
  const { main } = await openPage(shop.visitor(), `/product/${product.id}`)
  expect(main).toContain('Packed by Kovai Mills, 2, Mill Road, Erode 638001')
  expect(main).toContain('FSSAI Lic. No. 22345678901234')
})

// Requirement D-248
test('a category and a search can be filtered by label details before any script has run', async () => {
  const { shop, product } = await shopWithLabel()
  const other = await addProduct(shop.db, { category_id: product.category_id, name: 'Millet Flakes' })
  await indexQueuedProducts(shop)
  const visitor = shop.visitor()
  for (const path of [`/categories/${other.category_id}?`, '/categories?q=millet&']) {
    const all = await openPage(visitor, path)
    for (const name of ['Millet Muesli', 'Millet Flakes']) expect(all.main).toContain(name)
    expect(all.root).toContain('name="without"')
    const vegetarian = await openPage(visitor, `${path}mark=veg&claim=no_preservatives`)
    expect(vegetarian.main).toContain('Millet Muesli')
    expect(vegetarian.main).not.toContain('Millet Flakes')
    expect((await openPage(visitor, `${path}without=tree_nuts&without=milk`)).main).toContain(
      'No products found.',
    )
  }
})
