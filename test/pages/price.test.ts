import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blankLabel } from '#catalogue/labels/contract.ts'
import type { Cart } from '#ordering/cart/contract.ts'
import { CartLine } from '#ordering/cart/shop/cart-line.tsx'
import {
  type PublicStoreSettings,
  toPublicStoreSettings,
} from '#shopfront/settings/public-settings-contract.ts'
import { StoreSettingsContext } from '#shopfront/settings/shop/use-store-settings.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '../shop/payment.ts'
import { readPdf } from '../shop/pdf.ts'
import { sendMails } from '../shop/send-mails.ts'
import { addProduct, signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage, visibleTextOf } from './open-page.ts'

const withMrp = { price_paise: 24_000, mrp_paise: 28_000, quantity: '500 g' }

/** The structured data of a page. */
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json))
    .find((data) => [data['@type']].flat().includes('Product'))

const declared = 'MRP ₹280.00 (inclusive of all taxes)'
// (280 - 240) / 280 = 14.3 %; 240 / 5 = 48; 280 / 500 = 0.56.
const perHundred = '₹48.00 per 100 g'
/** On the page, where the unit price is beside it. */
const youPay = `You pay ${perHundred}`
const legal = (price: string) => `Unit sale price (on MRP): ₹${price} per g`

/** What each place shows for a product with a price of 240; false means that it shows nothing. */
const said = {
  'an MRP above the price': {
    mrp: 28_000,
    says: ['14% OFF', declared, '<s>₹280.00</s>'],
    onPage: [legal('0.56')],
    struck: 280,
    perGram: '0.56',
    never: ['₹300'],
  },
  'an MRP that is the price': {
    mrp: 24_000,
    says: ['MRP ₹240.00 (inclusive of all taxes)'],
    onPage: [legal('0.48')],
    perGram: '0.48',
    never: ['<s>', 'OFF'],
  },
  'no MRP': {
    mrp: null,
    says: ['<s>₹300</s>'],
    onPage: ['MRP ₹240', '20% OFF', 'Inclusive of all taxes'],
    struck: 300,
    never: ['Unit sale price'],
  },
  'no MRP, and the defaults switched off': {
    mrp: null,
    off: { struckOverPriceRupees: 0 },
    says: [],
    onPage: ['Inclusive of all taxes'],
    never: ['<s>', 'OFF', 'MRP', 'Unit sale price'],
  },
  'no MRP, and no badge': {
    mrp: null,
    off: { badge: '' },
    says: ['<s>₹300</s>'],
    onPage: ['MRP ₹240'],
    struck: 300,
    never: ['OFF'],
  },
}
type Said = {
  mrp: number | null
  off?: object
  says: string[]
  onPage?: string[]
  struck?: number
  perGram?: string
  never: string[]
}

// Requirements D-227, D-228, D-231
test.each(Object.entries<Said>(said))(
  'for a product with %s, page, card, carousel, cart and structured data agree',
  async (_, { mrp, off, says, onPage = [], struck, perGram, never }) => {
    const shop = await createShopWithPages()
    const admin = await signInAs(shop, 'admin')
    const { facts, version } = (await admin.get('/api/store')).json()
    const productDefaults = { ...facts.productDefaults, ...off }
    const saved = await admin.put('/api/store', { facts: { ...facts, productDefaults }, version })
    expect(saved.statusCode).toBe(200)
    const { id, category_id } = await addProduct(shop.db, { ...withMrp, mrp_paise: mrp })
    // Without its own prices it does not match the search.
    const other = await addProduct(shop.db, {
      category_id,
      name: 'Other',
      price_paise: 90_000,
      mrp_paise: 90_000,
    })

    const shopper = await signInAs(shop, 'customer')
    await shopper.post('/api/cart/add', { product_id: id })
    const cart: Cart = (await shopper.get('/api/cart')).json()
    const visitor = shop.visitor()
    const page = await openPage(visitor, `/product/${id}`)
    const below = await openPage(visitor, `/product/${other.id}`)
    const places = {
      page: partAround(page.root, '<h1', 'Browse Other Products</h2>'),
      card: cardOf((await openPage(visitor, `/categories/${category_id}`)).root, `href="/product/${id}`),
      carousel: partAround(below.root, 'Browse Other Products</h2>', '<footer'),
      cart: drawnLine(cart, toPublicStoreSettings({ ...facts, productDefaults }, 'en')),
    }
    for (const [place, html] of Object.entries(places)) {
      const wanted = ['₹240', perHundred, ...says, ...(place === 'page' ? [youPay, ...onPage] : [])]
      const words = `${html} ${visibleTextOf(html)}`
      expect([place, ...wanted.filter((each) => !words.includes(each))]).toEqual([place])
      const isSaid = (each: string) => words.includes(each)
      expect([place, ...never.filter(isSaid)]).toEqual([place])
      expect([place, isSaid(youPay)]).toEqual([place, place === 'page'])
    }
    const { offers } = dataOf(page.html)
    expect(offers).toMatchObject({ price: '240.00', priceCurrency: 'INR' })
    const prices = offers.priceSpecification.map(
      ({ price, priceType }: { price: string; priceType?: string }) =>
        priceType ? `struck ${price}` : price,
    )
    expect(prices).toEqual([
      '240.00',
      ...(struck ? [`struck ${struck}.00`] : []),
      '48.00',
      ...(perGram ? [perGram] : []),
    ])
  },
)

// Requirement D-227
test.each([
  ['an MRP', 28_000],
  ['the default struck price', null],
])('email and invoice of a product with %s show only what was paid', async (_, mrp_paise) => {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id } = await addProduct(shop.db, { ...withMrp, mrp_paise })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, id)
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  const mail = shop.mails.find(({ to }) => to === shopper.user.email)
  const paper = mail?.attachments?.[0]
  if (!mail || !paper) throw new Error('No mail with its paper came')
  const pdf = (await readPdf(Buffer.from(paper.content))).pages.join(' ')
  for (const words of [mail.text, pdf]) {
    expect(words).toContain('240')
    for (const figure of ['280', '300', 'MRP', 'OFF'])
      expect(words).not.toMatch(new RegExp(`\\b${figure}\\b`))
  }
})

const partAround = (html: string, from: string, to: string) => html.split(from)[1]?.split(to)[0] ?? ''
const cardOf = (html: string, href: string) => partAround(html, href, '</a>')

/** A cart is rendered only in the browser. */
const drawnLine = ({ cartItems: [line] }: Cart, store: PublicStoreSettings) =>
  line
    ? renderToString(
        createElement(
          StoreSettingsContext,
          { value: store },
          createElement(CartLine, { line, max: 9, onRemoved: () => {} }),
        ),
      )
    : ''

// Requirement D-227
test('a page’s structured prices are complete by the vocabulary', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, withMrp)
  const { offers } = dataOf((await openPage(shop.visitor(), `/product/${id}`)).html)
  expect(offers.priceSpecification).toMatchObject([
    { price: '240.00' },
    { price: '280.00', priceType: 'https://schema.org/StrikethroughPrice' },
    { price: '48.00', referenceQuantity: { value: 100, unitCode: 'GRM' } },
    { price: '0.56', referenceQuantity: { value: 1, unitCode: 'GRM' } },
  ])
  expect(offers).toHaveProperty('hasMerchantReturnPolicy')
})

// Requirement D-227: Selling price, MRP, discount and unit prices agree on page, card, carousel, cart and structured
//   data; emails and documents show only what was paid (decision S11).
test('prices are shown in Tamil, too', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, withMrp)
  const { main } = await openPage(shop.visitor(), `/ta/product/${id}`)
  expect(main).toContain('MRP ₹280.00 (எல்லா வரிகளும் சேர்ந்தது)')
  expect(main).toContain('யூனிட் விலை (MRP-இல்): 1 கிராம் ₹0.56')
  expect(main).toContain('100 கிராம் ₹48.00')
})

// Requirement D-231: Sample figures for products without their own can be switched off separately: crossed-out price,
//   badge and tiles; without the crossed-out price, no price is called MRP (decision S11).
test('without composition in the store’s sample values no tiles are shown', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db)
  const admin = await signInAs(shop, 'admin')
  const { facts, version } = (await admin.get('/api/store')).json()
  const tiles = async () => (await openPage(shop.visitor(), `/product/${id}`)).main.includes('What’s inside')
  expect(await tiles()).toBe(true)
  const productDefaults = { ...facts.productDefaults, composition: [] }
  await admin.put('/api/store', { facts: { ...facts, productDefaults }, version })
  expect(await tiles()).toBe(false)
})

// Requirement D-233: Structured data describes nutrition, allergens, diets and origin.
test('structured data describes the label: nutrition per serving, allergens, diets, origin', async () => {
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
    // 400 kcal, 11.2 g and 14 mg per 100 g; 40 g are two fifths of it.
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '40 g',
      calories: '160 kcal',
      proteinContent: '4.5 g',
      sodiumContent: '5.6 mg',
    },
    suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/GlutenFreeDiet'],
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Veg or non-veg', value: 'Vegetarian' },
      { '@type': 'PropertyValue', name: 'Contains', value: 'tree nuts' },
      { '@type': 'PropertyValue', name: 'May contain', value: 'peanuts' },
    ],
    countryOfOrigin: { '@type': 'Country', name: 'India' },
  })
})
