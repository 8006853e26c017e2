import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestShop } from '#test/shop/shop.ts'
import { palettes } from '#values/colours/palettes.ts'

type Manifest = {
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[]
}

// Requirement D-404: The shop can be installed: its manifest has a name, colours, icons and shortcuts, in each language
//   (decision X51).
test.each([
  { path: '/site.webmanifest', lang: 'en-IN', start: '/', shortcuts: ['/me/orders', '/cart', '/categories'] },
  {
    path: '/ta/site.webmanifest',
    lang: 'ta',
    start: '/ta',
    shortcuts: ['/ta/me/orders', '/ta/cart', '/ta/categories'],
  },
])('the manifest at $path is one app, in its language', async ({ path, lang, start, shortcuts }) => {
  const shop = await createTestShop()
  const answer = await shop.visitor().get(path)
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = answer.json() as Manifest
  const { cream } = palettes.garden
  expect(manifest).toMatchObject({
    id: '/',
    lang,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: cream,
    theme_color: cream,
    categories: ['shopping', 'food'],
  })
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(shortcuts)
})

test('the icons that come with the shop have the sizes that the manifest names', async () => {
  const shop = await createTestShop()
  const { icons, shortcuts }: Manifest = (await shop.visitor().get('/site.webmanifest')).json()
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((each) => each.icons)]) {
    const { width, height, format } = await sharp(`public${src}`).metadata()
    expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes])
  }
})

test('a maskable icon fills its square, and its sign stays within the circle that every phone shows', async () => {
  const shop = await createTestShop()
  const { icons }: Manifest = (await shop.visitor().get('/site.webmanifest')).json()
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable')
  expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src } of maskable) {
    const { data, info } = await sharp(`public${src}`)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const side = info.width
    const colourAt = (x: number, y: number) => data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)
    const ground = Buffer.from(colourAt(0, 0))
    expect(ground[3]).toBe(255)
    let outside = 0
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        if (Math.hypot(x - side / 2, y - side / 2) > side * 0.4 && !ground.equals(colourAt(x, y))) outside++
    expect([src, outside]).toEqual([src, 0])
  }
})
