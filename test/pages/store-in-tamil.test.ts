import { expect, test } from 'vitest'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { addProduct, createTestShop, signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

type Shop = Awaited<ReturnType<typeof createShopWithPages>>

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const descriptionIn = (html: string) => /name="description" content="([^"]*)"/.exec(html)?.[1]
const blurbIn = (root: string) => /<footer.*?<p class="[^"]*">([^<]*)<\/p>/.exec(root)?.[1]
const partsIn = (root: string) =>
  [...root.matchAll(/<dt class="[^"]*leading-snug[^"]*">([^<]*)</g)].map(([, label]) => label)
const badgeIn = (root: string) => /<\/s><\/span><span [^>]*>([^<]*)</.exec(root)?.[1]

/** The store's texts on the home page and on a product page with defaults. */
async function textsOf(shop: Shop, language: '' | '/ta', productId: number) {
  const home = await openPage(shop.visitor(), language || '/')
  const { root } = await openPage(shop.visitor(), `${language}/product/${productId}`)
  return {
    title: titleIn(home.html),
    description: descriptionIn(home.html),
    blurb: blurbIn(home.root),
    badge: badgeIn(root),
    parts: partsIn(root),
  }
}

const save = async (shop: Shop, facts: StoreSettings, version = 0) => {
  const admin = await signInAs(shop, 'admin')
  expect((await admin.put('/api/store', { facts, version })).statusCode).toBe(200)
}

const { name, tagline, blurb } = demoStoreSettings
const inEnglish = {
  title: `${name}: ${tagline}`,
  description: blurb,
  blurb,
  badge: '20% OFF',
  parts: ['Grains', 'Seeds', 'Dry fruits', 'Millets'],
}

test('a Tamil page says the store in Tamil, an English one knows nothing of it', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, { mrp_paise: null, composition: null })
  const tamil = demoStoreSettings.translations?.ta
  expect(await textsOf(shop, '/ta', id)).toEqual({
    title: `${name}: ${tamil?.tagline}`,
    description: tamil?.blurb,
    blurb: tamil?.blurb,
    badge: '20% தள்ளுபடி',
    parts: ['தானியங்கள்', 'விதைகள்', 'உலர் பழங்கள்', 'சிறுதானியங்கள்'],
  })
  expect(await textsOf(shop, '', id)).toEqual(inEnglish)

  const about = {
    ta: await openPage(shop.visitor(), '/ta/about'),
    en: await openPage(shop.visitor(), '/about'),
  }
  expect(about.ta.html).not.toContain(tagline)
  expect(about.ta.html).not.toContain(blurb)
  expect(about.en.html).not.toContain(tamil?.badge)
  const {
    translations: _inOthers,
    shipping,
    workingDays: _days,
    holidays: _free,
    refundsUnaskedUpToRupees: _limit,
    ...others
  } = demoStoreSettings
  const { postalCodes: _all, ...delivery } = shipping
  const store = { ...others, shipping: delivery }
  expect(about.en.html).toContain(`"store":${JSON.stringify(store)}`)
})

test('a change is on both at once; each text that Tamil lacks is said in English', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, { mrp_paise: null, composition: null })
  await textsOf(shop, '/ta', id)
  const ta = { tagline: 'மலை மசாலாக்கள்', blurb: ' ', parts: { Seeds: 'விதை', Oats: 'ஓட்ஸ்', Millets: '' } }
  await save(shop, { ...demoStoreSettings, tagline: 'Spices of the hills', translations: { ta } })
  expect(await textsOf(shop, '/ta', id)).toEqual({
    ...inEnglish,
    title: `${name}: மலை மசாலாக்கள்`,
    parts: ['Grains', 'விதை', 'Dry fruits', 'Millets'],
  })
  const changed = { ...inEnglish, title: `${name}: Spices of the hills` }
  expect(await textsOf(shop, '', id)).toEqual(changed)

  await save(
    shop,
    { ...demoStoreSettings, tagline: 'Spices of the hills', translations: { ta: { badge: 'புது விலை' } } },
    1,
  )
  expect(await textsOf(shop, '/ta', id)).toEqual({ ...changed, badge: 'புது விலை' })
  expect(await textsOf(shop, '', id)).toEqual(changed)
})

test('facts that were saved before they could be in Tamil stay, and a new shop adds none to them', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, { mrp_paise: null, composition: null })
  const { translations: _later, ...older } = { ...demoStoreSettings, tagline: 'Spices of the hills' }
  await save(shop, older)
  const admin = await signInAs(shop, 'admin')
  expect((await admin.get('/api/store')).json()).toEqual({ facts: older, version: 1 })
  expect(await textsOf(shop, '/ta', id)).toEqual({ ...inEnglish, title: `${name}: Spices of the hills` })
})

test.each([
  ['a language the shop does not speak', { hi: { tagline: 'पहाड़ी मसाले' } }],
  ['a text that is longer than in English', { ta: { badge: 'க'.repeat(21) } }],
  [
    'more parts than a composition has',
    { ta: { parts: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`Part ${at}`, 'ஓட்ஸ்'])) } },
  ],
])('%s is refused', async (_what, translations) => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const refused = await admin.put('/api/store', { facts: { ...demoStoreSettings, translations }, version: 0 })
  expect([refused.statusCode, Object.keys(refused.json().fields).length]).toEqual([400, 1])
  expect(shop.store()).toBe(demoStoreSettings)
})
