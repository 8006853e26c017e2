import sharp from 'sharp'
import { expect, test } from 'vitest'
import { masterPath } from '#catalogue/pictures/server/picture-paths.ts'
import { sendForm } from '#test/shop/forms.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { StoredLogos } from '../../logo-contract.ts'
import { demoStoreSettings } from '../default-store-settings.ts'
import { saveStoreSettings } from '../save-store-settings.ts'

const drawn = (width: number, height: number, background = '#A23E26') =>
  sharp({ create: { width, height, channels: 4, background } })
const square = await drawn(300, 300).png().toBuffer()
const wide = await drawn(900, 300).png().toBuffer()

async function office() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { name: 'Meena' })
  const upload = (shape: string, version: number, files: Buffer[]) =>
    sendForm(admin, 'post', `/api/store/logos/${shape}`, { version }, files)
  const show = (shape: string, version: number, earlier: number | null) =>
    admin.put(`/api/store/logos/${shape}`, { version, show: earlier })
  const logos = async (): Promise<StoredLogos> => (await admin.get('/api/store/logos')).json()
  const manifest = async () => (await shop.visitor().get('/site.webmanifest')).json()
  return { shop, admin, upload, show, logos, manifest }
}

/** The colour at a point of a picture, as `#rrggbbaa`. */
async function colourAt(bytes: Buffer, left: number, top: number) {
  const pixel = sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 })
  return `#${(await pixel.raw().toBuffer()).toString('hex')}`
}

/** Whether the colour is that of the square logo: encoding changes it slightly. */
async function isRed(bytes: Buffer, at: number) {
  const shades = Buffer.from((await colourAt(bytes, at, at)).slice(1), 'hex')
  return [0xa2, 0x3e, 0x26, 0xff].every((shade, channel) => Math.abs(shade - (shades[channel] ?? 0)) < 4)
}

test('a new shop has no logo, and the icons that came with it', async () => {
  const { shop, logos, manifest } = await office()
  const none = { version: 0, picture: null, earlier: [] }
  expect(await logos()).toEqual({ square: none, wide: none, shown: {} })
  expect(shop.store()).toBe(demoStoreSettings)
  expect((await manifest()).icons.map(({ src }: { src: string }) => src)).toEqual([
    '/brand/icon-192.png',
    '/brand/icon-512.png',
    '/brand/maskable-192.png',
    '/brand/maskable-512.png',
  ])
})

// Requirement D-357: An uploaded logo is limited in size and is only ever served as an image.
test('a logo opened on its own can’t run anything, and logos are limited in size', async () => {
  const { shop, upload } = await office()
  const saved: StoredLogos = (await upload('square', 0, [square])).json()
  const mark = await shop.visitor().get(`/marks/${saved.shown.marks}/logo.png`)
  expect(mark.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  const wide = await sharp({ create: { width: 4001, height: 4001, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const refused = await upload('square', 1, [wide])
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    'A logo can be at most 4000 pixels wide or high. This one is 4001 × 4001. Choose a smaller one.',
  ])
  const heavy = await upload('square', 1, [Buffer.concat([square, Buffer.alloc(2 * 1024 * 1024)])])
  expect(heavy.json().error).toBe('A logo can be at most 2 MB. Choose a smaller file.')
})

// Requirement D-147: An uploaded logo is on every page and in every email within a second; icons are made from it, or
//   from the first letter of the name.
test('a square logo becomes the icons and replaces the sample logo', async () => {
  const { shop, upload, manifest } = await office()
  const saved = await upload('square', 0, [square])
  expect(saved.statusCode).toBe(200)
  const { shown, square: stored }: StoredLogos = saved.json()
  expect(stored).toMatchObject({ version: 1, picture: { width: 300, height: 300 }, earlier: [] })
  expect(shown.logo).toEqual({ src: `/marks/${shown.marks}/logo.png`, width: 40, height: 40 })

  const { icons } = await manifest()
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['192x192', 'maskable'],
    ['512x512', 'maskable'],
  ])
  for (const [file, side] of [
    ['logo.png', 120],
    ['icon-32.png', 32],
    ['icon-180.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['maskable-192.png', 192],
    ['maskable-512.png', 512],
  ] as const) {
    const icon = await shop.visitor().get(`/marks/${shown.marks}/${file}`)
    expect(icon.headers, file).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(icon.rawPayload).metadata(), file).toMatchObject({ width: side, height: side })
    expect(await isRed(icon.rawPayload, side / 2), file).toBe(true)
  }
  const preview = await shop.visitor().get(`/marks/${shown.marks}/preview.jpg`)
  expect(preview.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  // The pages' background, with the logo on it.
  expect(await colourAt(preview.rawPayload, 2, 2)).toMatch(/^#f[a-d]f[4-6]e[7-b]ff$/)
})

test('see-through stays so, except where phones cut the icon or show black in its place', async () => {
  const { shop, upload } = await office()
  const sign = await drawn(100, 100).png().toBuffer()
  const seeThrough = await drawn(400, 400, '#00000000')
    .composite([{ input: sign }])
    .png()
    .toBuffer()
  const { shown }: StoredLogos = (await upload('square', 0, [seeThrough])).json()
  const cornerOf = async (file: string) => {
    const { rawPayload } = await shop.visitor().get(`/marks/${shown.marks}/${file}`)
    return colourAt(rawPayload, 1, 1)
  }
  for (const file of ['logo.png', 'icon-32.png', 'icon-192.png', 'icon-512.png'])
    expect((await cornerOf(file)).slice(-2), file).toBe('00')
  for (const file of ['icon-180.png', 'maskable-512.png'])
    expect(await cornerOf(file), file).toBe('#ffffffff')
})

test('a wide logo takes the place of mark and name, at most five times as wide as high', async () => {
  const { shop, upload, logos } = await office()
  const { shown }: StoredLogos = (await upload('wide', 0, [wide])).json()
  expect(shown.logo).toMatchObject({ width: 120, height: 40 })
  const logo = await shop.visitor().get(shown.logo?.src ?? '')
  expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ width: 360, height: 120 })
  // The icon is the letter until a square logo exists.
  const icon = await shop.visitor().get(`/marks/${shown.marks}/icon-192.png`)
  expect(await colourAt(icon.rawPayload, 2, 2)).toBe('#3f5a26ff')
  expect((await logos()).square.version).toBe(0)
})

test.each([
  ['no file', 'square', [], 'Choose an image.'],
  ['a wide one as the square one', 'square', [wide], 'This image is 900 × 300 pixels.'],
  ['a square one as the wide one', 'wide', [square], 'This image is 300 × 300 pixels.'],
  ['one too wide', 'wide', [await drawn(1100, 200).png().toBuffer()], 'This image is 1100 × 200 pixels.'],
  ['one too small', 'square', [await drawn(150, 150).png().toBuffer()], 'This image is too small'],
  [
    'a drawing, which may hold a script',
    'square',
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script/></svg>')],
    'SVG files aren’t supported.',
  ],
])('%s is refused, and nothing of it stays', async (_what, shape, files, sentence) => {
  const { shop, upload, logos } = await office()
  const refused = await upload(shape, 0, files)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields.image).toContain(sentence)
  expect((await logos()).shown).toEqual({})
  expect(await shop.db.selectFrom('pictures').selectAll().execute()).toEqual([])
})

// Requirement D-147
test('the second of two people who change the logo sees the current one, and a repeated form is saved once', async () => {
  const { upload, show, logos } = await office()
  const other = await drawn(300, 300, '#5E7A3A').png().toBuffer()
  expect((await upload('square', 0, [square])).statusCode).toBe(200)
  expect((await upload('square', 0, [square])).statusCode).toBe(200)
  expect((await logos()).square.version).toBe(1)
  const refused = await upload('square', 0, [other])
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'LOGO_CHANGED'])
  expect(refused.json().current).toEqual(await logos())
  expect((await upload('square', 1, [other])).json().square.version).toBe(2)
  expect((await show('square', 1, null)).statusCode).toBe(409)
  // The other shape has its own versions.
  expect((await upload('wide', 0, [wide])).json().wide.version).toBe(1)
})

test('it is taken away, and put back from what was shown before', async () => {
  const { shop, upload, show, manifest } = await office()
  const green = await drawn(300, 300, '#5E7A3A').png().toBuffer()
  const first: StoredLogos = (await upload('square', 0, [square])).json()
  await upload('square', 1, [green])
  const none: StoredLogos = (await show('square', 2, null)).json()
  expect(none).toMatchObject({ square: { version: 3, picture: null }, shown: {} })
  expect((await show('square', 3, null)).json().square.version).toBe(3)
  expect(none.square.earlier.map(({ version, by }) => [version, by])).toEqual([
    [2, 'Meena'],
    [1, 'Meena'],
  ])
  expect((await manifest()).icons[0].src).toBe('/brand/icon-192.png')

  const back: StoredLogos = (await show('square', 3, 1)).json()
  expect(back.square).toMatchObject({ version: 4, picture: first.square.picture })
  expect(back.shown).toEqual(first.shown)
  expect((await show('square', 4, 9)).statusCode).toBe(404)
  expect((await show('square', 4, 3)).statusCode).toBe(404)
  const [row] = await shop.db.selectFrom('store_logos').selectAll().orderBy('version', 'desc').execute()
  expect(row).toMatchObject({ version: 4, saved_by_name: 'Meena', saved_at: shop.clock.now() })
})

test('the picture of a logo is kept, that of one of before, too; and it says so', async () => {
  const { shop, admin, upload, show } = await office()
  await upload('square', 0, [square])
  await show('square', 1, null)
  const [picture] = (await admin.get('/api/images')).json()
  expect(picture.used_by).toEqual(['Logo, square'])
  expect((await admin.delete(`/api/images/${picture.id}`)).json().code).toBe('PICTURE_IS_SHOWN')
  expect(await shop.media.get(masterPath(picture.url.split('/').at(-1)))).not.toBeNull()
})

test('a mark is drawn once, however many ask; one of before leads to that of now', async () => {
  const { shop, upload } = await office()
  const { shown }: StoredLogos = (await upload('square', 0, [square])).json()
  const puts: string[] = []
  const { put } = shop.media
  shop.media.put = async (place, ...rest) => {
    if (place.startsWith('marks/')) puts.push(place)
    return put(place, ...rest)
  }
  const ask = (id = shown.marks) => shop.visitor().get(`/marks/${id}/icon-32.png`)
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(puts).toEqual([`marks/${shown.marks}/icon-32.png`])
  const before = await ask('0123456789abcdef')
  expect([before.statusCode, before.headers.location, before.headers['cache-control']]).toEqual([
    302,
    `/marks/${shown.marks}/icon-32.png`,
    'no-store',
  ])
  for (const path of ['/marks/nothing/icon-32.png', `/marks/${shown.marks}/icon-33.png`])
    expect((await shop.visitor().get(path)).json().error, path).toBe('Logo or icon not found.')
})

test.each([
  ['Malar Stores', 'garden', '#3f5a26ff'],
  ['மலர் கடை', 'garden', '#3f5a26ff'],
  ['Pasumai Pantry', 'lagoon', '#135863ff'],
] as const)(
  'the icon of %s without a logo is its first letter in the colours %s',
  async (name, palette, ground) => {
    const { shop, manifest } = await office()
    await saveStoreSettings(shop, { facts: { ...demoStoreSettings, name, palette }, version: 0, by: null })
    const { icons } = await manifest()
    const { rawPayload } = await shop.visitor().get(icons[1].src)
    expect(await colourAt(rawPayload, 2, 2)).toBe(ground)
    // The letter is white and half as large as the icon, at least in one direction.
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const white = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
      (at) => data[at * info.channels] === 255 && data[at * info.channels + 1] === 255,
    )
    const reach = (places: number[]) => {
      const [least = 0, ...rest] = places.toSorted((one, two) => one - two)
      return (rest.at(-1) ?? least) - least
    }
    const width = reach(white.map((at) => at % info.width))
    const height = reach(white.map((at) => Math.floor(at / info.width)))
    expect(Math.max(width, height) / info.width).toBeCloseTo(0.5, 1)
  },
)

test('a name in a script that the shop cannot draw keeps the icons that came with it', async () => {
  const { shop, manifest } = await office()
  await saveStoreSettings(shop, { facts: { ...demoStoreSettings, name: 'मलर' }, version: 0, by: null })
  expect((await manifest()).icons[0].src).toBe('/brand/icon-192.png')
})

test('another process shows a logo within a second, and draws nothing that is drawn', async () => {
  const { shop, upload } = await office()
  const other = await createTestShop({ db: shop.db, media: shop.media })
  const iconNow = async () => (await other.visitor().get('/site.webmanifest')).json().icons[0].src
  expect(await iconNow()).toBe('/brand/icon-192.png')
  const { shown }: StoredLogos = (await upload('square', 0, [square])).json()
  await shop.visitor().get(`/marks/${shown.marks}/icon-192.png`)
  other.clock.pass({ seconds: 1 })
  expect(await iconNow()).toBe(`/marks/${shown.marks}/icon-192.png`)
  other.media.put = () => Promise.reject(new Error('nothing is to be drawn'))
  expect((await other.visitor().get(await iconNow())).statusCode).toBe(200)
})
