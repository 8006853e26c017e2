import { expect, test } from 'vitest'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { createRealShop } from '#test/shop/real-shop.ts'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'

const policies = ['shipping-policy', 'refund-policy', 'privacy-policy', 'terms-and-conditions'] as const

const pageOf = async (shop: TestShop, path: string) =>
  (await shop.visitor().get(path.replace(/[\w-]+$/, (page) => `api/texts/pages/${page}`))).json()
/** The text of a page. */
const said = async (shop: TestShop, path: string) =>
  JSON.stringify(await pageOf(shop, path), (key, value) => (key === 'language' ? undefined : value))

async function save(shop: TestShop, changed: Partial<StoreSettings>) {
  const admin = await signInAs(shop, 'admin')
  const { facts, version } = (await admin.get('/api/store')).json()
  const saved = await admin.put('/api/store', { facts: { ...facts, ...changed }, version })
  expect(saved.statusCode).toBe(200)
}

const officer = {
  name: 'Kavitha Mani',
  designation: 'Manager',
  phone: '+91 98430 11224',
  email: 'grievance@malar.example',
}

// Requirement D-73: The policies of a real shop mention no date, kitchen, allergen or courier unless the merchant has
//   entered it (decision X16).
test.each(policies)(
  'the %s of a real shop mentions no date, kitchen, allergen or courier that wasn’t entered',
  async (page) => {
    const [real, demo] = [await createRealShop(), await createTestShop()]
    expect((await pageOf(real, `/${page}`)).note).toBe('')
    expect((await pageOf(demo, `/${page}`)).note).toMatch(/^Effective from \d/)
    const invented = /kitchen|wheat|sesame|small batches|will try again|சமையலறை|கோதுமை|மீண்டும் வருவார்/
    for (const path of [`/${page}`, `/ta/${page}`]) expect(await said(real, path)).not.toMatch(invented)
  },
)

// Requirement D-73
test('a merchant can leave out the line below the title', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const texts = { note: '', lead: 'Ours.', description: 'Ours', body: 'We ship.' }
  const sent = { page: 'shipping-policy', language: 'en', as: 'published', version: 0, texts }
  expect((await admin.put('/api/edited-texts', sent)).statusCode).toBe(200)
  expect(await pageOf(shop, '/shipping-policy')).toMatchObject({ note: '', lead: 'Ours.' })
})

// Requirement D-72
test('the privacy policy mentions a grievance officer only if one is entered', async () => {
  const shop = await createTestShop()
  await save(shop, { officer: undefined })
  expect(await said(shop, '/privacy-policy')).toContain('write to us or open a ticket')
  expect(await said(shop, '/ta/privacy-policy')).not.toContain('குறைதீர்க்கும் அதிகாரி')
  await save(shop, { officer })
  expect(await said(shop, '/privacy-policy')).toContain('our grievance officer, named below,')
  expect(await said(shop, '/ta/privacy-policy')).toContain('குறைதீர்க்கும் அதிகாரி')
})

// Requirement D-77
test('holidays are mentioned only while one is coming up', async () => {
  const shop = await createTestShop()
  await save(shop, { holidays: ['2026-01-26'] })
  expect(await said(shop, '/shipping-policy')).not.toContain('holidays')
  // Today, by the tests' clock.
  await save(shop, { holidays: ['2026-01-26', '2026-06-15'] })
  expect(await said(shop, '/shipping-policy')).toContain('Our holidays do not count')
})

// Requirement D-77: Processing and delivery times are described as the usual ones; the policy says expected or
//   promised like the shop, and mentions holidays only if one is coming up.
test('without zones, processing and delivery times are described as the usual ones', async () => {
  const shop = await createTestShop()
  expect(await said(shop, '/shipping-policy')).toContain('usually 1-2 business days')
  expect(await said(shop, '/shipping-policy')).toContain('usually 3-7 business days')
  expect(await said(shop, '/terms-and-conditions')).toContain('Processing usually takes 1-2 business days')
  for (const page of ['shipping-policy', 'terms-and-conditions'])
    expect(await said(shop, `/ta/${page}`)).toContain('வழக்கமாக')
})

// Requirement D-77
test('with zones, the policy calls an order’s date expected, or promised if the merchant promises it', async () => {
  const shop = await createTestShop()
  await addZones(shop, cityZone)
  expect(await said(shop, '/shipping-policy')).toContain('the date by which we expect it to arrive.')
  await save(shop, { commitsToDates: true })
  expect(await said(shop, '/shipping-policy')).toContain('the date by which it will arrive.')
})
