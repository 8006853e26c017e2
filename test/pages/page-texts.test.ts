import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { saveTexts } from '#shopfront/pages/server/texts/save-texts.ts'
import type { PageName, PageTexts } from '#shopfront/pages/text-rules-contract.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { saveStoreSettings } from '#shopfront/settings/server/save-store-settings.ts'
import type { Language } from '#words/language.ts'
import { signInAs, type TestShop } from '../shop/shop.ts'
import { createShopWithPages, linksWithText, openPage } from './open-page.ts'

const words = {
  note: 'Since today',
  lead: 'We ship from {store name}.',
  description: 'How {store name} ships.',
  body: '## To where\nTo <b>{district}</b>, *always* and **soon**.\n\n- [Categories](/categories)\n- [Post](https://post.example)\n\n1. Pack\n2. Send',
}

type Save = { page?: PageName; language?: Language; version?: number; as?: 'draft'; texts?: PageTexts | null }

async function publish(shop: TestShop, save: Save) {
  const { user } = await signInAs(shop, 'admin')
  const usual = {
    page: 'shipping-policy',
    language: 'en',
    version: 0,
    as: 'published',
    texts: words,
  } as const
  expect(await saveTexts(shop, { ...usual, ...save, by: user })).toEqual({ ok: true })
}

const builtInOf = async (shop: TestShop, page: string): Promise<PageTexts> => {
  const admin = await signInAs(shop, 'admin')
  return (await admin.get(`/api/edited-texts/${page}/en`)).json().builtIn
}

test('a page says what was published from the next request on, kept or not, and its draft to nobody', async () => {
  const shop = await createShopWithPages()
  const open = () => openPage(shop.visitor(), '/shipping-policy')
  const before = await open()
  await publish(shop, { as: 'draft' })
  expect((await open()).html).toBe(before.html)
  await publish(shop, { version: 1 })
  const { html, main, root } = await open()
  expect(main).toContain('Shipping Policy Since today We ship from Pasumai Pantry. To where')
  expect(root).toContain('To &lt;b&gt;Coimbatore&lt;/b&gt;, <em>always</em> and <strong>soon</strong>.')
  expect(root).toMatch(/<ol><li[^>]*>Pack<\/li><li[^>]*>Send<\/li><\/ol>/)
  expect(linksWithText(root, 'Post')).toEqual(['https://post.example'])
  expect(html).toContain('<meta name="description" content="How Pasumai Pantry ships."')
  expect(html).toContain('<title>Shipping Policy | Pasumai Pantry</title>')
  await saveStoreSettings(shop, {
    facts: { ...demoStoreSettings, name: 'Malar Stores' },
    version: 0,
    by: null,
  })
  expect((await open()).main).toContain('We ship from Malar Stores.')
  await publish(shop, { version: 2, texts: null })
  expect((await open()).main).toContain('We deliver within Coimbatore district, Tamil Nadu')
})

test('another process says it within a second', async () => {
  const shop = await createShopWithPages()
  const other = await createShopWithPages({ db: shop.db })
  const said = async () => (await openPage(other.visitor(), '/shipping-policy')).main.includes('Since today')
  expect(await said()).toBe(false)
  await publish(shop, {})
  other.clock.pass({ seconds: 1 })
  expect(await said()).toBe(true)
})

test('on a Tamil page English words are told as such, and links stay in Tamil', async () => {
  const shop = await createShopWithPages()
  const open = () => openPage(shop.visitor(), '/ta/shipping-policy')
  expect((await open()).root).not.toContain('<div lang="en"')
  await publish(shop, {})
  const { root } = await open()
  expect(root).toMatch(/<div lang="en" class="[^"]*"><p[^>]*>Since today/)
  expect(linksWithText(root, 'Categories')).toContain('/ta/categories')
  await publish(shop, { language: 'ta', texts: { ...words, note: 'இன்று முதல்' } })
  expect((await open()).root).toMatch(/<div class="[^"]*"><p[^>]*>இன்று முதல்/)
})

test.each(['/about', '/ta/about'])('a link to %s leads there in the language that is read', async (typed) => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const body = `[Who we are](${typed})`
  await publish(shop, { texts: { ...words, body } })
  const home = await builtInOf(shop, 'home')
  await publish(shop, { page: 'home', texts: { ...home, button1: 'Meet us', link1: typed } })
  const linkOn = async (path: string, saying: string) =>
    linksWithText((await openPage(shop.visitor(), path)).root, saying)
  expect(await linkOn('/shipping-policy', 'Who we are')).toEqual(['/about'])
  expect(await linkOn('/ta/shipping-policy', 'Who we are')).toEqual(['/ta/about'])
  expect(await linkOn('/', 'Meet us')).toEqual(['/about'])
  expect(await linkOn('/ta', 'Meet us')).toEqual(['/ta/about'])
})

test('About is told in parts beside its pictures, and smaller headings as cards', async () => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const body = '## We\nOne.\n\nTwo.\n### Card\nThree.\n## You\n- four'
  await publish(shop, { page: 'about', texts: { description: 'About us', body } })
  const { root, main } = await openPage(shop.visitor(), '/about')
  expect(main).toMatch(/We One\. Two\. Card Three\. .*You four Shop by Categories$/)
  expect(root.match(/<section class="grid items-center/g)).toHaveLength(2)
  expect(root).toMatch(/<h3>Card<\/h3>/)
})

test('the home page’s banners and promises say what was published', async () => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const texts = await builtInOf(shop, 'home')
  const changed = {
    headline1: 'Fresh at {store name}',
    text1: 'Milled today.',
    button1: 'See what is new',
    link1: '/product/1',
    strength1: '90',
    ground2: 'light',
    link3: 'https://fair.example/stall',
    promise4: 'Nobody in between',
    because4: 'From {state} to you.',
  }
  await publish(shop, { page: 'home', texts: { ...texts, ...changed } })
  const { root, text } = await openPage(shop.visitor(), '/')
  for (const said of [
    'Fresh at Pasumai Pantry',
    'Milled today.',
    'Nobody in between From Tamil Nadu to you.',
  ])
    expect(text).toContain(said)
  expect(text.split('Delicious and Healthy Snacks')).toHaveLength(3)
  expect(linksWithText(root, 'See what is new')).toEqual(['/product/1'])
  expect(linksWithText(root, 'Shop Now')).toEqual(['/categories', 'https://fair.example/stall'])
  expect(root).toContain('style="opacity:0.9"')
  const tamil = await openPage(shop.visitor(), '/ta')
  expect(tamil.root).toMatch(/<div lang="en"[^>]*><div[^>]*><h2[^>]*>Fresh at/)
})
