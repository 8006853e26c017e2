import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tooManyRequestsPage } from '#http/pages/too-many-requests-page.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { saveStoreSettings } from '#shopfront/settings/server/save-store-settings.ts'
import { paletteStyles, palettes } from '#values/colours/palettes.ts'
import { sendForm } from '../shop/forms.ts'
import { createTestShop, signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

const { cream } = palettes.lagoon
const themeColour = (html: string) => /<meta name="theme-color" content="(.*?)">/.exec(html)?.[1]

test('the chosen colours are on every page of every process within a second, and in the manifest', async () => {
  const shop = await createShopWithPages()
  const other = await createShopWithPages({ db: shop.db })
  const paths = ['/', '/ta', '/about', '/no/such/page']
  for (const path of paths) {
    const { html } = await openPage(other.visitor(), path)
    expect(html, path).toContain('</style>')
    expect(html, path).not.toContain(':root{--color-cream:')
    expect(themeColour(html), path).toBe(palettes.garden.cream)
  }

  const facts = { ...demoStoreSettings, palette: 'lagoon' as const }
  expect(await saveStoreSettings(shop, { facts, version: 0, by: null })).toMatchObject({ ok: true })
  other.clock.pass({ seconds: 1 })
  for (const path of paths) {
    const { html } = await openPage(other.visitor(), path)
    // After the style sheet, whose own colours are in a cascade layer.
    expect(html, path).toContain(`${paletteStyles('lagoon')}</style>`)
    expect(themeColour(html), path).toBe(cream)
  }
  expect((await other.visitor().get('/site.webmanifest')).json()).toMatchObject({
    background_color: cream,
    theme_color: cream,
  })
})

test('facts that were saved before there was a choice have the usual colours', async () => {
  const shop = await createTestShop()
  const { palette: _, ...before } = demoStoreSettings
  const row = { facts: JSON.stringify(before), version: 1, changed_at: shop.clock.now(), changed_by: null }
  await shop.db.insertInto('store_facts').values(row).execute()
  expect((await shop.visitor().get('/site.webmanifest')).json().theme_color).toBe(palettes.garden.cream)
})

test('the name beside the mark is the shop’s own, at the top and at the bottom, in both languages', async () => {
  const shop = await createShopWithPages()
  const facts = { ...demoStoreSettings, name: 'Malar Stores' }
  await saveStoreSettings(shop, { facts, version: 0, by: null })
  for (const path of ['/', '/ta', '/login']) {
    const { root } = await openPage(shop.visitor(), path)
    const names = root.match(/<img src="\/brand\/mark(-light)?\.svg"[^>]*>(<[^>]*>)Malar Stores</g)
    expect(names?.length, path).toBe(path === '/login' ? 1 : 2)
  }
})

const logoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#A23E26' } })
    .png()
    .toBuffer()

/** An uploaded logo with the URLs of its icons. */
async function uploaded(shop: Awaited<ReturnType<typeof createShopWithPages>>, shape: 'square' | 'wide') {
  const admin = await signInAs(shop, 'admin')
  const file = await logoOf(shape === 'wide' ? 900 : 300, 300)
  const saved = await sendForm(admin, 'post', `/api/store/logos/${shape}`, { version: 0 }, [file])
  expect(saved.statusCode).toBe(200)
  return { admin, id: saved.json().shown.marks as string }
}

const pathsOfAll = ['/', '/ta', '/about', '/ta/about', '/no/such/page']
const iconsIn = (html: string) =>
  [...html.matchAll(/<link rel="(icon|apple-touch-icon)" href="([^"]*)"/g)].map(([, , href]) => href)
const drawnIcons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']
const previewIn = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1]

// Requirement D-147
test('an uploaded logo is on every page of every process within a second, and is removed as fast', async () => {
  const shop = await createShopWithPages()
  const other = await createShopWithPages({ db: shop.db, media: shop.media })
  const open = (path: string) => openPage(other.visitor(), path)
  for (const path of pathsOfAll) expect(iconsIn((await open(path)).html), path).toEqual(drawnIcons)

  const { admin, id } = await uploaded(shop, 'square')
  other.clock.pass({ seconds: 1 })
  for (const path of pathsOfAll) {
    const { html, root } = await open(path)
    expect(root, path).toContain(`<img src="/marks/${id}/logo.png" alt="" width="40" height="40"`)
    expect(iconsIn(html), path).toEqual([32, 192, 180].map((side) => `/marks/${id}/icon-${side}.png`))
  }
  expect(previewIn((await open('/about')).html)).toMatch(new RegExp(`^http.*/marks/${id}/preview\\.jpg$`))
  expect((await open('/')).html).toContain(`/marks/${id}/icon-512.png","email"`)

  expect((await admin.put('/api/store/logos/square', { version: 1, show: null })).statusCode).toBe(200)
  other.clock.pass({ seconds: 1 })
  for (const path of pathsOfAll) {
    const { html } = await open(path)
    expect(html, path).not.toContain('/marks/')
    expect(iconsIn(html), path).toEqual(drawnIcons)
  }
})

test('a wide logo says the name; it stays for who cannot see the logo', async () => {
  const shop = await createShopWithPages()
  const { id } = await uploaded(shop, 'wide')
  const { html, root } = await openPage(shop.visitor(), '/')
  const logo = `<img src="/marks/${id}/logo.png" alt="" width="120" height="40"`
  expect(root.split(logo)).toHaveLength(3)
  expect(root).toContain('>Pasumai Pantry</span>')
  expect(html).toContain(`[src="/marks/${id}/logo.png"]+span{position:absolute;`)
})

test('where icons are looked for without being told, those of now are found', async () => {
  const shop = await createShopWithPages()
  const usual = { ...Object.fromEntries(drawnIcons.map((path) => [path, 200])), '/brand/icon-512.png': 200 }
  const ask = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(usual).map(async (path) => [path, (await shop.visitor().get(path)).statusCode]),
      ),
    )
  expect(await ask()).toEqual(usual)
  const { id } = await uploaded(shop, 'square')
  expect(await ask()).toEqual(Object.fromEntries(Object.keys(usual).map((path) => [path, 302])))
  const touch = await shop.visitor().get('/apple-touch-icon.png')
  expect(touch.headers).toMatchObject({ location: `/marks/${id}/icon-180.png`, 'cache-control': 'no-store' })
})

test('a drawn mark says no shop’s name', async () => {
  const shop = await createShopWithPages()
  for (const path of ['/favicon.svg', '/brand/mark.svg', '/brand/mark-light.svg']) {
    const { statusCode, body } = await shop.visitor().get(path)
    expect([statusCode, body.includes('<svg'), /title|pasumai/i.test(body)], path).toEqual([200, true, false])
  }
})

test('the preview of a picture and the page that asks to wait have the chosen ground', async () => {
  const shop = await createShopWithPages()
  const admin = await signInAs(shop, 'admin')
  const added = await sendForm(admin, 'post', '/api/images/add', { title: 'bannerImage1' }, [
    await logoOf(300, 300),
  ])
  const facts = { ...demoStoreSettings, palette: 'lagoon' as const }
  await saveStoreSettings(shop, { facts, version: 0, by: null })
  const { html } = await openPage(shop.visitor(), '/')
  const address = `${added.json().imageUrl}/preview-lagoon.jpg`
  expect(previewIn(html)).toMatch(new RegExp(`${address}$`))
  const { rawPayload } = await shop.visitor().get(address)
  const [red = 0, , blue = 0] = await sharp(rawPayload)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer()
  // The cream of the first palette is yellowish, this one is not.
  expect(Math.abs(red - 0xf2) + Math.abs(blue - 0xf7)).toBeLessThan(8)
  const waiting = tooManyRequestsPage({ name: 'Malar', palette: 'lagoon' }, 'Please wait.', 'en')
  expect(waiting).toContain(`background:${cream};`)
  expect(tooManyRequestsPage({ name: 'Malar', palette: 'garden' }, 'Please wait.', 'en')).toContain(
    'background:#fbf5e9;',
  )
})
