import { expect, test } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import { saveTexts } from '#shopfront/pages/server/texts/save-texts.ts'
import { addPictures } from '../../shop/pictures.ts'
import { bumpVersion, completeLabel, createRealShop } from '../../shop/real-shop.ts'
import { addProduct, addVariant, signInAs, type TestShop } from '../../shop/shop.ts'
import { addZones, cityZone } from '../../shop/zones.ts'
import { createShopWithPages } from '../open-page.ts'
import { type Data, dataOn } from './data-on.ts'
import { findDataProblems } from './find-data-problems.ts'

const shopAt = () => createShopWithPages({ env: { PUBLIC_URL: 'https://shop.example' } })

/**
 * What Google requires and recommends for a merchant listing, as paths in the data of one product or size. Left out is
 * what the shop does not know: `gtin`, ratings, and until when a price is valid. Source, read in November 2026:
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
const listing = [
  'name',
  'image',
  'sku',
  'offers.price',
  'offers.priceCurrency',
  'offers.priceSpecification',
  'offers.availability',
  'offers.itemCondition',
  'offers.url',
  'offers.shippingDetails.0.shippingDestination.0.addressCountry',
  'offers.shippingDetails.0.deliveryTime.handlingTime.minValue',
  'offers.shippingDetails.0.deliveryTime.transitTime.maxValue',
  'offers.hasMerchantReturnPolicy.applicableCountry',
  'offers.hasMerchantReturnPolicy.returnPolicyCategory',
]
/** https://developers.google.com/search/docs/appearance/structured-data/product-variants */
const group = [
  'name',
  'description',
  'image',
  'brand.name',
  'productGroupID',
  'variesBy',
  'hasVariant.0.size',
]

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => (inside as Data | undefined)?.[name], data)
const missingIn = (data: unknown, paths: string[]) => paths.filter((path) => at(data, path) === undefined)

async function productOn(shop: TestShop, path: string) {
  const [data] = await dataOn(shop, path)
  if (!data) throw new Error(`no data on ${path}`)
  expect(findDataProblems(data)).toEqual([])
  return data
}

test.each(['', '/ta'])('a product at %s/product has all that a merchant listing needs', async (base) => {
  const shop = await shopAt()
  const { id, pack_id } = await addProduct(shop.db, { stock: 0 })
  await addPictures(shop.db, id, 2)
  const data = await productOn(shop, `${base}/product/${id}`)
  expect(missingIn(data, [...listing, 'description', 'brand.name'])).toEqual([])
  expect(data).toMatchObject({
    '@type': 'Product',
    sku: `${id}-${pack_id}`,
    hasMeasurement: { value: 400, unitCode: 'GRM' },
    image: expect.arrayContaining([expect.stringMatching(/^https:\/\/shop\.example\/pictures\/.*\.webp$/)]),
    offers: {
      url: `https://shop.example${base}/product/${id}-millet-muesli`,
      availability: 'https://schema.org/OutOfStock',
    },
  })
  // Nothing is claimed of a product without a label.
  expect(data).not.toHaveProperty('additionalProperty')
  expect(data).not.toHaveProperty('suitableForDiet')
})

test('several sizes are a product group whose variants each have all that a listing needs', async () => {
  const shop = await shopAt()
  const { id, pack_id } = await addProduct(shop.db)
  await addPictures(shop.db, id)
  await addVariant(shop.db, id, { label: '1 kg', sku: 'MUESLI-1', mrp_paise: 70_000, stock: 0 })
  const { admin } = await addZones(shop, { ...cityZone, fee: 40, free_from: 600 })
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, energy: 400, version: 0 })
  const data = await productOn(shop, `/product/${id}`)
  expect(data['@type']).toEqual(['ProductGroup', 'MenuItem'])
  expect(missingIn(data, group)).toEqual([])
  const variants = data.hasVariant as Data[]
  expect(variants.flatMap((variant) => missingIn(variant, listing))).toEqual([])
  expect(variants).toMatchObject([
    {
      name: 'Millet Muesli, 400 g',
      sku: `${id}-${pack_id}`,
      offers: { price: '320.00', shippingDetails: [{ shippingRate: { value: '40.00' } }] },
    },
    {
      name: 'Millet Muesli, 1 kg',
      sku: 'MUESLI-1',
      hasMeasurement: { value: 1, unitCode: 'KGM' },
      offers: {
        price: '600.00',
        availability: 'https://schema.org/OutOfStock',
        shippingDetails: [{ shippingRate: { value: '0.00' } }],
      },
    },
  ])
  expect(data).toMatchObject({ suitableForDiet: ['https://schema.org/VegetarianDiet'] })
})

test('of a refund policy that the merchant wrote, only the link is told, until the built-in text is back', async () => {
  const shop = await shopAt()
  const { id } = await addProduct(shop.db)
  const policies = async () => {
    const [organization] = await dataOn(shop, '/')
    const product = await productOn(shop, `/product/${id}`)
    return [organization?.hasMerchantReturnPolicy, at(product, 'offers.hasMerchantReturnPolicy')]
  }
  const { user } = await signInAs(shop, 'admin')
  const texts = { note: '', lead: 'Within 7 days', description: 'Returns', body: 'Send it back.' }
  const publish = async (version: number, written: typeof texts | null) => {
    const saved = { page: 'refund-policy', language: 'en', as: 'published', version, texts: written } as const
    expect(await saveTexts(shop, { ...saved, by: user })).toEqual({ ok: true })
  }
  const link = { '@type': 'MerchantReturnPolicy', merchantReturnLink: 'https://shop.example/refund-policy' }
  const final = {
    ...link,
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  }
  expect(await policies()).toEqual([final, final])
  await publish(0, texts)
  shop.clock.pass({ seconds: 2 })
  expect(await policies()).toEqual([link, link])
  await publish(1, null)
  shop.clock.pass({ seconds: 2 })
  expect(await policies()).toEqual([final, final])
})

test('the home page tells who the shop is, and only what its settings say', async () => {
  const shop = await createRealShop({}, { renderer: await loadRenderer() })
  await addProduct(shop.db)
  await bumpVersion(shop)
  const [store, website] = await dataOn(shop, '/')
  expect(store).toMatchObject({
    '@type': 'OnlineStore',
    name: 'Malar Stores',
    telephone: '+91 94430 55667',
    contactPoint: { contactType: 'customer service', email: 'care@malar.example' },
    address: { '@type': 'PostalAddress', postalCode: '630001', addressRegion: 'TN', addressCountry: 'IN' },
  })
  expect(at(website, 'potentialAction.target')).toMatch(/\/categories\?q=\{search_term_string\}$/)
})

test.each(['', '/ta'])('a category at %s lists its products in the order of the page', async (base) => {
  const shop = await shopAt()
  const first = await addProduct(shop.db, { name: 'Podi' })
  const second = await addProduct(shop.db, { name: 'Malt', category_id: first.category_id })
  await addProduct(shop.db, {
    name: 'Hidden',
    category_id: first.category_id,
    archived_at: new Date(),
    hidden: true,
  })
  const data = await dataOn(shop, `${base}/categories/${first.category_id}`)
  expect(data.flatMap((each) => findDataProblems(each))).toEqual([])
  const list = data.find((each) => each['@type'] === 'ItemList')
  expect(list?.itemListElement).toMatchObject([
    { position: 1, url: `https://shop.example${base}/product/${first.id}-podi` },
    { position: 2, url: `https://shop.example${base}/product/${second.id}-malt` },
  ])
})
