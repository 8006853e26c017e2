import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { addVariant, signInAs } from '../../shop/shop.ts'
import { createShopWithPages } from '../open-page.ts'
import { dataOn } from './data-on.ts'
import { findDataProblems } from './find-data-problems.ts'

const zone = {
  name: 'The South',
  codes: ['641001-641062', '600*'],
  districts: ['Nilgiris'],
  states: ['Kerala', 'Puducherry'],
  days: '2-4',
  fee: 40,
  free_from: 600,
  minimum: null,
  note: '',
}

// Requirement D-222: Structured data is valid by schema.org's own vocabulary: types, properties, their domains and
//   ranges.
test('everything in the structured data is in schema.org’s vocabulary: types, properties and their values', async () => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const listed = async (path: string): Promise<{ id: number; path: string }[]> =>
    (await shop.visitor().get(`/api/${path}`)).json()
  const products = await listed('products')
  const categories = await listed('categories')
  const [first] = products
  await addVariant(shop.db, first?.id ?? 0, {
    position: 2,
    label: '1 kg',
    price_paise: 80_000,
    mrp_paise: 90_000,
  })
  const paths = ['/', '/about', '/categories', ...[...categories, ...products].map(({ path }) => path)]
  const told = async () => (await Promise.all(paths.map((path) => dataOn(shop, path)))).flat()
  const ofDistrict = await told()
  expect(ofDistrict.length).toBeGreaterThan(2 * products.length)
  expect(ofDistrict.flatMap((data) => findDataProblems(data))).toEqual([])
  const admin = await signInAs(shop, 'admin')
  expect((await admin.post('/api/delivery/zones', zone)).statusCode).toBe(201)
  expect((await told()).flatMap((data) => findDataProblems(data))).toEqual([])
})

// Requirement D-222
test('a term that schema.org lacks, or in the wrong place, is detected', () => {
  const offer = { '@type': 'Offer', price: '320.00', priceValidUntil: '2026-07-15', shippingWeight: '400 g' }
  expect(
    findDataProblems({
      '@type': 'Product',
      name: 'Muesli',
      nutrition: { '@type': 'NutritionInformation', calories: 'much' },
      offers: { ...offer, availability: 'https://schema.org/UsedCondition' },
      brand: { '@type': 'Country', name: 'India' },
      review: { '@type': 'Opinion' },
    }),
  ).toEqual([
    'Product: Product has no nutrition',
    'Product.offers: there is no property shippingWeight',
    'Product.offers.availability: https://schema.org/UsedCondition is no ItemAvailability',
    'Product.brand: a Country does not fit',
    'Product.review: a Opinion does not fit',
    'Product.review: there is no type Opinion',
  ])
})

// Requirement D-223: An offer in the structured data says where it is delivered and how fast, and at what cost unless
//   the customer pays the courier.
test('an offer says where it is delivered, how fast, and at what cost if the shop knows it', async () => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const offerNow = async () => {
    const { path } = (await shop.visitor().get('/api/products/1')).json()
    const [product] = await dataOn(shop, path)
    return product?.offers as Record<string, unknown>
  }
  const district = await offerNow()
  expect(district).toMatchObject({
    shippingDetails: [
      {
        shippingDestination: [{ addressRegion: 'TN', postalCodeRange: expect.any(Array) }],
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 2 },
          transitTime: { minValue: 3, maxValue: 7 },
        },
      },
    ],
  })
  // Nobody knows what the courier will charge, or until when a price is valid.
  expect(JSON.stringify(district)).not.toMatch(/shippingRate|priceValidUntil/)
  const admin = await signInAs(shop, 'admin')
  const second = { ...zone, name: 'The North', codes: [], districts: [], states: ['Delhi'], free_from: 1 }
  for (const made of [zone, second]) await admin.post('/api/delivery/zones', made)
  const { shippingDetails } = await offerNow()
  const range = (postalCodeBegin: string, postalCodeEnd: string) =>
    expect.objectContaining({ postalCodeBegin, postalCodeEnd })
  expect(shippingDetails).toMatchObject([
    // Free from 1 rupee on.
    { shippingRate: { value: '0.00' }, shippingDestination: [{ addressRegion: 'DL' }] },
    {
      shippingRate: { value: '40.00' },
      shippingDestination: [
        { addressRegion: 'KL' },
        { addressRegion: 'PY' },
        {
          postalCodeRange: expect.arrayContaining([
            range('641001', '641062'),
            range('600000', '600999'),
            range('643001', '643007'),
          ]),
        },
      ],
      deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
    },
  ])
})
