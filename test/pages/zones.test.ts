import { expect, test } from 'vitest'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { saveStoreSettings } from '#shopfront/settings/server/save-store-settings.ts'
import { signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

const city = {
  name: 'Coimbatore *city*',
  codes: ['641*'],
  districts: [],
  states: [],
  days: '1',
  fee: 40,
  free_from: 600,
  minimum: 200,
  note: 'By our own van',
  translations: { ta: { name: 'கோவை மாநகரம்', note: 'எங்கள் வண்டியில்' } },
}
const kerala = {
  ...city,
  name: 'Kerala',
  codes: [],
  states: ['Kerala'],
  days: '3-5',
  fee: 0,
  free_from: null,
  minimum: null,
  note: '',
  translations: {},
}

async function shopWithZones() {
  const shop = await createShopWithPages()
  const admin = await signInAs(shop, 'admin')
  for (const zone of [city, kerala])
    expect((await admin.post('/api/delivery/zones', zone)).statusCode).toBe(201)
  return shop
}

// Requirement D-220: Policies, cart, checkout and address page of a shop with zones say where each zone is, how long
//   delivery takes and what it costs; without zones they describe the district (decision X1).
test('the policies of a shop with zones give each zone’s place, days and cost, and no district', async () => {
  const shop = await shopWithZones()
  const { main, html } = await openPage(shop.visitor(), '/shipping-policy')
  for (const words of [
    'We deliver to Coimbatore *city*, Kerala.',
    'Coimbatore *city* (641*): 1 business day, delivery charge ₹40, free delivery on orders of ₹600 or more, minimum order ₹200. By our own van',
    'Kerala : 3-5 business days, delivery charge paid to the courier on delivery.',
    'included in the total you see before you pay',
    'Everywhere else, it is not included in the total',
    'including packing',
    'Business days are Monday to Saturday',
  ])
    expect(main).toContain(words)
  expect(html).toContain('content="Pasumai Pantry delivers to Coimbatore *city*, Kerala."')
  const terms = await openPage(shop.visitor(), '/terms-and-conditions')
  expect(terms.main).toContain('We deliver to Coimbatore *city*, Kerala.')
  expect(terms.main).toContain('Where there is a delivery charge, it is a separate line')
  for (const unsaid of [
    'Coimbatore district',
    '3-7',
    'Shipping is not included',
    'Shipping is paid directly',
  ])
    expect([main, terms.main].join()).not.toContain(unsaid)
})

// Requirement D-220
test('the policies with zones are in Tamil too', async () => {
  const shop = await shopWithZones()
  const { main } = await openPage(shop.visitor(), '/ta/shipping-policy')
  for (const words of ['கோவை மாநகரம், கேரளா', 'கோவை மாநகரம் (641*): 1 வேலை நாள், டெலிவரி கட்டணம் ₹40', 'எங்கள் வண்டியில்'])
    expect(main).toContain(words)
  // Named like its state, which is shown only once.
  expect(main).toContain('கேரளா : 3-5 வேலை நாட்கள்')
  for (const unsaid of ['Kerala', 'மாவட்டத்துக்குள்', 'Coimbatore *']) expect(main).not.toContain(unsaid)
})

// Requirement D-220
test('the shop’s own business days are named', async () => {
  const shop = await createShopWithPages()
  const facts = { ...demoStoreSettings, workingDays: ['Mon' as const, 'Wed' as const, 'Fri' as const] }
  await saveStoreSettings(shop, { facts, version: 0, by: null })
  const { main } = await openPage(shop.visitor(), '/shipping-policy')
  expect(main).toContain('Business days are Monday, Wednesday, Friday.')
  const tamil = await openPage(shop.visitor(), '/ta/shipping-policy')
  expect(tamil.main).toContain('திங்கள், புதன், வெள்ளி')
})
