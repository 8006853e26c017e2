import { expect, test } from 'vitest'
import { loadRenderer } from '../../src/http/pages/renderer.ts'
import { ownFacts, realShop, wholeLabel } from '../shop/real-shop.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '../shop/shop.ts'

/** What the sample shop says of itself, which is nobody else's. */
const invented =
  /Pasumai|Sathy Road|98430 11223|pasumaipantry|roast, mill and pack|No colours|preservative|Organic|gluten-free|Delicious and Healthy|20% OFF|Grains|<img src="\/brand|Failed to load/i

const renderer = await loadRenderer()
const pageOf = async (shop: TestShop, path: string, who = shop.visitor()) =>
  (await who.get(path, { headers: { accept: 'text/html' } })).payload

test.each(['/', '/about', '/categories', '/privacy-policy', '/help', '/register', '/ta', '/ta/about'])(
  'a real shop that nobody has described yet says at %s that it opens soon, and nothing that is invented',
  async (path) => {
    const shop = await createTestShop({ renderer, env: { DEMO: 'off' } })
    const page = await pageOf(shop, path)
    expect(page).toMatch(path.startsWith('/ta') ? /விரைவில் திறக்கிறோம்/ : /Opening soon/)
    expect(page).toMatch(/noindex/)
    expect(page).not.toMatch(invented)
  },
)

test('whoever keeps the shop sees it all the same, logs in, and nobody else reads it with them', async () => {
  const shop = await createTestShop({ renderer, env: { DEMO: 'off' } })
  const admin = await signInAs(shop, 'admin')
  const page = await pageOf(shop, '/', admin)
  expect(page).toMatch(/id="page-data"/)
  expect(page).not.toMatch(/Opening soon/)
  expect(page).not.toMatch(invented)
  expect(await pageOf(shop, '/')).toMatch(/Opening soon/)
  expect(await pageOf(shop, '/login')).not.toMatch(/Opening soon/)
  expect((await shop.visitor().get('/no-such-page')).statusCode).toBe(404)
})

test('it opens with name, contacts, legal facts and a first product, and stays open for who has bought', async () => {
  const shop = await realShop({}, { renderer })
  const opening = async () => /Opening soon/.test(await pageOf(shop, '/'))
  expect(await opening()).toBe(true)
  const { id } = await addProduct(shop.db, {
    name: 'Podi',
    quantity: '400 g',
    archived_at: new Date(),
    hidden: true,
  })
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/products/${id}/label`, { ...wholeLabel, version: 0 })
  expect(await opening()).toBe(true)
  await admin.put(`/api/products/${id}/visibility`, { hidden: false })
  expect(await opening()).toBe(false)
  const product = await pageOf(shop, `/product/${id}-podi`)
  expect(product).not.toMatch(/Opening soon/)
  expect(product).not.toMatch(invented)
  await admin.put(`/api/products/${id}/visibility`, { hidden: true })
  expect(await opening()).toBe(true)
})

test.each(['name', 'phones', 'email', 'legalName', 'address'] as const)(
  'with the sample’s %s it stays closed',
  async (fact) => {
    const { defaultStore } = await import('../../src/store.ts')
    const shop = await realShop({ [fact]: defaultStore[fact] }, { renderer })
    await addProduct(shop.db)
    expect(await pageOf(shop, '/')).toMatch(/Opening soon/)
  },
)

test('an open real shop says in texts, manifest and sitemap what its merchant gave and no more', async () => {
  const shop = await realShop({ social: { label: '', url: '' } }, { renderer })
  await addProduct(shop.db, { name: 'Podi', one_liner: 'Hot.', description: 'Hot.' })
  for (const path of [
    '/',
    '/about',
    '/ta',
    '/ta/about',
    '/product/1-podi',
    '/site.webmanifest',
    '/sitemap.xml',
  ]) {
    const said = await pageOf(shop, path)
    expect(said, path).not.toMatch(invented)
    if (!path.endsWith('.xml')) expect(said).toContain(ownFacts.name)
  }
})

test('before it opens manifest and sitemap name nothing', async () => {
  const shop = await createTestShop({ renderer, env: { DEMO: 'off', PUBLIC_URL: 'http://podi.example' } })
  await addProduct(shop.db, { name: 'Podi' })
  expect((await shop.visitor().get('/site.webmanifest')).json()).toMatchObject({ name: 'podi.example' })
  expect(await pageOf(shop, '/site.webmanifest')).not.toMatch(invented)
  expect(await pageOf(shop, '/sitemap.xml')).not.toMatch(/<loc>/)
})
