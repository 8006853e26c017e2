import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { diskMedia } from '#integrations/media/disk.ts'
import type { Media } from '#integrations/media/media.ts'
import { encodeUpload } from './encode-upload.ts'
import { createEncoder } from './encoder.ts'
import { findPictureVariant } from './find-picture-variant.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'shop-pictures-'))

async function pictureDesk(replaced?: Media) {
  const media = replaced ?? diskMedia(await newFolder())
  const encoder = createEncoder({ media, log: pino({ level: 'silent' }) })
  onTestFinished(() => encoder.close())
  const desk = { media, encoder }
  return {
    ...desk,
    send: (upload: Buffer) => encodeUpload(desk, upload),
    fetch: (key: string, width: number, format: 'avif' | 'webp') =>
      findPictureVariant(desk, { key, width, format }),
    take: async (upload: Buffer) => {
      const taken = await encodeUpload(desk, upload)
      if (!taken.ok) throw new Error(taken.sentence.in('en'))
      return taken.picture
    },
  }
}
type Desk = Awaited<ReturnType<typeof pictureDesk>>

/** The upper half is leaf green, the lower half chilli red. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5E7A3A' } }).composite([
    {
      input: { create: { width, height: Math.ceil(height / 2), channels: 3, background: '#A23E26' } },
      gravity: 'south',
    },
  ])

async function stored({ media }: Desk, place: string) {
  const bytes = await media.get(place)
  if (!bytes) throw new Error(`nothing at ${place}`)
  return sharp(bytes)
}

async function colourAt(picture: Sharp, x: number, y: number) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at =
    (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels
  return [...data.subarray(at, at + 3)]
}
const nearly = (expected: number[]) => (seen: number[]) =>
  seen.every((value, n) => Math.abs(value - (expected[n] ?? 0)) < 12)

// Requirement D-274
test('an upload has its link preview at once: a JPEG of 1200×630, small enough even for very detailed images', async () => {
  const desk = await pictureDesk()
  const size = { width: 1200, height: 800 }
  const noise = sharp(randomBytes(size.width * size.height * 3), { raw: { ...size, channels: 3 } })
  for (const upload of [noise, twoColours(500, 900)]) {
    const { key } = await desk.take(await upload.png().toBuffer())
    const preview = await stored(desk, `pictures/${key}/preview.jpg`)
    expect(await preview.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect((await desk.media.get(`pictures/${key}/preview.jpg`))?.length).toBeLessThan(300_000)
  }
})

test('an upload becomes a master and every width as WebP at once, as AVIF soon after', async () => {
  const desk = await pictureDesk()
  const picture = await desk.take(await twoColours(2400, 1600).jpeg().toBuffer())
  const { key, bytes } = picture
  expect(picture).toEqual({
    key,
    bytes,
    width: 2000,
    height: 1333,
    widths: [320, 640, 960, 1280, 1600, 2000],
  })
  for (const width of picture.widths) {
    const head = await (await stored(desk, `pictures/${key}/${width}.webp`)).metadata()
    expect(head).toMatchObject({ format: 'webp', width })
  }
  await desk.encoder.idle()
  for (const width of picture.widths) {
    const head = await (await stored(desk, `pictures/${key}/${width}.avif`)).metadata()
    expect(head).toMatchObject({ format: 'heif', compression: 'av1', width })
  }
})

describe('what a phone writes into its photos', () => {
  const phonePhoto = async () =>
    twoColours(800, 600)
      .withExif({
        IFD0: { Make: 'Phone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 1/1 0/1', GPSLongitude: '76/1 57/1 0/1' },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()

  test('the side that was up is up', async () => {
    const desk = await pictureDesk()
    const { key, width, height } = await desk.take(await phonePhoto())
    expect({ width, height }).toEqual({ width: 600, height: 800 })
    const shown = await stored(desk, `pictures/${key}/600.webp`)
    // Turned a quarter clockwise, the lower half is on the left.
    expect(await colourAt(shown, 0.1, 0.5)).toSatisfy(nearly([162, 62, 38]))
    expect(await colourAt(shown, 0.9, 0.5)).toSatisfy(nearly([94, 122, 58]))
  })

  test('no file that is kept says where or with what it was taken', async () => {
    const upload = await phonePhoto()
    expect((await sharp(upload).metadata()).exif).toBeDefined()
    const desk = await pictureDesk()
    const { key, widths } = await desk.take(upload)
    await desk.encoder.idle()
    const variants = widths.flatMap((width) => [`${width}.webp`, `${width}.avif`])
    for (const file of ['master.webp', ...variants]) {
      const head = await (await stored(desk, `pictures/${key}/${file}`)).metadata()
      expect(head, file).not.toHaveProperty('exif')
      expect(head, file).not.toHaveProperty('xmp')
      expect(head, file).not.toHaveProperty('icc')
    }
  })
})

/** The type declarations of sharp lack this method. */
const withBrightnessMap = (picture: Sharp): Sharp =>
  Reflect.apply(Reflect.get(picture, 'withGainMap'), picture, [])
const seeThrough = sharp({ create: { width: 400, height: 400, channels: 4, background: '#5E7A3A80' } })

test.each([
  ['in grey', () => twoColours(400, 400).greyscale().jpeg(), 3],
  ['for print', () => twoColours(400, 400).toColourspace('cmyk').jpeg(), 3],
  ['with the brightness map that new phones add', () => withBrightnessMap(twoColours(400, 400)).jpeg(), 3],
  ['of 16 bits a channel', () => twoColours(400, 400).toColourspace('rgb16').png(), 3],
  ['that is see-through', () => seeThrough.png(), 4],
])('a picture %s becomes an ordinary one', async (_name, make, channels) => {
  const desk = await pictureDesk()
  const { key } = await desk.take(await make().toBuffer())
  const head = await (await stored(desk, `pictures/${key}/320.webp`)).metadata()
  expect(head).toMatchObject({ space: 'srgb', depth: 'uchar', channels })
})

test('the same file sent twice is one picture', async () => {
  const desk = await pictureDesk()
  const upload = await twoColours(400, 300).png().toBuffer()
  const [first, second] = await Promise.all([desk.take(upload), desk.take(upload)])
  expect(second).toEqual(first)
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that is cut off is refused', async (format) => {
  const desk = await pictureDesk()
  const whole = await twoColours(800, 600).toFormat(format).toBuffer()
  for (const part of [0.5, 0.98]) {
    const refused = await desk.send(whole.subarray(0, Math.floor(whole.length * part)))
    expect(refused.ok || refused.sentence.in('en')).toContain('damaged or incomplete')
  }
})

test('what hangs behind a picture is not kept', async () => {
  const desk = await pictureDesk()
  const upload = Buffer.concat([
    await twoColours(400, 300).jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ])
  const { key } = await desk.take(upload)
  for (const file of ['master', '320', '400'])
    expect(String(await desk.media.get(`pictures/${key}/${file}.webp`))).not.toContain('script')
})

describe('asking for a variant', () => {
  const upload = () => twoColours(700, 500).png().toBuffer()

  test('gives its bytes and type once it is made', async () => {
    const desk = await pictureDesk()
    const { key } = await desk.take(await upload())
    expect(await desk.fetch(key, 320, 'webp')).toMatchObject({ ok: true, contentType: 'image/webp' })
    expect(await desk.fetch(key, 700, 'avif')).toEqual({ ok: false, reason: 'NOT_YET' })
    await desk.encoder.idle()
    expect(await desk.fetch(key, 700, 'avif')).toMatchObject({ ok: true, contentType: 'image/avif' })
  })

  test('makes up for what was lost when the shop ended before', async () => {
    const first = await pictureDesk()
    const { key } = await first.take(await upload())
    await first.encoder.close()
    const next = await pictureDesk(first.media)
    await next.media.delete(`pictures/${key}/320.avif`)
    await next.media.delete(`pictures/${key}/320.webp`)
    expect(await next.fetch(key, 320, 'webp')).toEqual({ ok: false, reason: 'NOT_YET' })
    await next.encoder.idle()
    expect(await next.fetch(key, 320, 'webp')).toMatchObject({ ok: true })
    expect(await next.fetch(key, 320, 'avif')).toMatchObject({ ok: true })
  })

  test('of a picture or width that does not exist gives nothing and makes nothing', async () => {
    const desk = await pictureDesk()
    const { key } = await desk.take(await upload())
    await desk.encoder.idle()
    const unknown = { ok: false, reason: 'UNKNOWN' }
    expect(await desk.fetch(key, 321, 'webp')).toEqual(unknown)
    expect(await desk.fetch('0'.repeat(32), 320, 'avif')).toEqual(unknown)
    expect(await desk.fetch('../../secret', 320, 'webp')).toEqual(unknown)
    expect(desk.encoder.has(key)).toBe(false)
  })
})

test('a store that fails does not stop the next picture', async () => {
  const folder = diskMedia(await newFolder())
  let broken = ''
  const desk = await pictureDesk({
    ...folder,
    put: (place, ...rest) =>
      place.endsWith('.avif') && place.includes(broken)
        ? Promise.reject(new Error('the disk is full'))
        : folder.put(place, ...rest),
  })
  const first = await desk.take(await twoColours(300, 300).png().toBuffer())
  broken = first.key
  const second = await desk.take(await twoColours(301, 301).png().toBuffer())
  await desk.encoder.idle()
  expect(await desk.fetch(second.key, 301, 'avif')).toMatchObject({ ok: true })
  expect(await desk.fetch(first.key, 300, 'avif')).toEqual({ ok: false, reason: 'NOT_YET' })
})
