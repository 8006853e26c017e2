import { expect, test } from 'vitest'
import { blankLabel } from '../../src/areas/label/contract.ts'
import { addProduct, signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

const withMrp = { price_paise: 24_000, mrp_paise: 28_000, quantity: '500 g' }

/** What a page tells search engines of the product. */
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json))
    .find((data) => [data['@type']].flat().includes('Product'))

test('selling price, MRP, percentage and unit prices are the same on page, card, carousel and in the data', async () => {
  const shop = await createShopWithPages()
  const { id, category_id } = await addProduct(shop.db, withMrp)
  const other = await addProduct(shop.db, { category_id, name: 'Other' })
  const visitor = shop.visitor()
  const page = await openPage(visitor, `/product/${id}`)
  // (280 - 240) / 280 = 14.3 %; 240 / 5 = 48; 240 / 500 = 0.48.
  const price = '₹240 MRP ₹280 14% OFF'
  expect(page.main).toContain(price)
  expect(page.main).toContain('MRP ₹280.00 (inclusive of all taxes)')
  expect(page.main).toContain('₹48.00 per 100 g · ₹0.48 per g')
  expect((await openPage(visitor, `/categories/${category_id}`)).main).toContain(price)
  const carousel = (await openPage(visitor, `/product/${other.id}`)).main
  for (const words of ['₹240 MRP ₹280', '14% OFF']) expect(carousel).toContain(words)
  const { offers } = dataOf(page.html)
  expect(offers).toMatchObject({ price: '240.00', priceCurrency: 'INR' })
  expect(offers.priceSpecification).toMatchObject([
    { price: '240.00' },
    { price: '280.00', priceType: 'https://schema.org/StrikethroughPrice' },
    { price: '48.00', referenceQuantity: { value: 100, unitCode: 'GRM' } },
    { price: '0.48', referenceQuantity: { value: 1, unitCode: 'GRM' } },
  ])
  expect(offers.priceValidUntil > new Date().toISOString()).toBe(true)
  expect(offers).toHaveProperty('shippingDetails')
  expect(offers).toHaveProperty('hasMerchantReturnPolicy')
})

test('it is said in Tamil, too', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, withMrp)
  const { main } = await openPage(shop.visitor(), `/ta/product/${id}`)
  expect(main).toContain('MRP ₹280.00 (எல்லா வரிகளும் சேர்ந்தது)')
  expect(main).toContain('100 கிராம் ₹48.00 · 1 கிராம் ₹0.48')
})

test('what the store shows for products without figures can be switched off: then no price is called MRP', async () => {
  const shop = await createShopWithPages()
  const { id, category_id } = await addProduct(shop.db)
  const other = await addProduct(shop.db, { category_id, name: 'Other' })
  const admin = await signInAs(shop, 'admin')
  const { facts, version } = (await admin.get('/api/store')).json()
  const productDefaults = { ...facts.productDefaults, struckOverPriceRupees: 0, composition: [] }
  expect((await admin.put('/api/store', { facts: { ...facts, productDefaults }, version })).statusCode).toBe(
    200,
  )
  for (const path of [`/product/${id}`, `/categories/${category_id}`, `/product/${other.id}`]) {
    const { main } = await openPage(shop.visitor(), path)
    expect(main).toContain('₹320')
    for (const gone of ['MRP', 'OFF', '₹380', 'What is inside']) expect(main).not.toContain(gone)
  }
})

test('the cart says what a product costs and what its MRP is', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, withMrp)
  const customer = await signInAs(shop, 'customer')
  const cart = (await customer.post('/api/cart/add', { product_id: id })).json()
  expect(cart.cartItems).toMatchObject([{ Product: { price: 240, mrp: 280 } }])
})

test('search engines are told of the label: nutrition a serve, allergens, diets, origin', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db)
  const admin = await signInAs(shop, 'admin')
  expect(dataOf((await openPage(shop.visitor(), `/product/${id}`)).html)['@type']).toBe('Product')
  await admin.put(`/api/products/${id}/label`, {
    ...blankLabel,
    mark: 'veg',
    contains: ['tree_nuts'],
    may_contain: ['peanuts'],
    claims: ['gluten_free'],
    serve: 40,
    energy: 400,
    protein: 11.2,
    sodium: 14,
    version: 0,
  })
  const data = dataOf((await openPage(shop.visitor(), `/product/${id}`)).html)
  expect(data).toMatchObject({
    '@type': ['Product', 'MenuItem'],
    // 400 kcal, 11.2 g and 14 mg in 100 g; 40 g are two fifths of it.
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '40 g',
      calories: '160 kcal',
      proteinContent: '4.5 g',
      sodiumContent: '5.6 mg',
    },
    suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/GlutenFreeDiet'],
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Contains', value: 'tree nuts' },
      { '@type': 'PropertyValue', name: 'May contain', value: 'peanuts' },
    ],
    countryOfOrigin: { '@type': 'Country', name: 'India' },
  })
})
