import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendForm } from '#test/shop/forms.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { paletteNames } from '#values/colours/palettes.ts'
import { previewFile } from '#values/pictures/link-preview.ts'
import { masterPath } from './picture-paths.ts'

/** A shop with one stored picture, 700 pixels wide. */
async function gallery() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const photo = await sharp({ create: { width: 700, height: 500, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const added = await sendForm(admin, 'post', '/api/images/add', { title: 'loginBg' }, [photo])
  const url: string = added.json().imageUrl
  const get = (path: string, headers = {}) => shop.visitor().get(path, { headers })
  return { shop, url, get }
}

// Requirement D-21: Stored images can be cached for a year (decision S9).
test('an image variant can be cached forever and has the right content type', async () => {
  const { url, get } = await gallery()
  const variant = await get(`${url}/320.webp`)
  expect(variant.statusCode).toBe(200)
  expect(variant.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(variant.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 })
  const again = await get(`${url}/320.webp`, { 'if-none-match': variant.headers.etag })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('the picture that a link is shown with may do nothing either', async () => {
  const { url, get } = await gallery()
  const [palette] = paletteNames
  const preview = await get(`${url}/${previewFile(palette)}`)
  expect(preview.statusCode).toBe(200)
  expect(preview.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
})

// Requirement D-235
test('with data saver on, the same URL gives an image one size smaller, and caches keep both apart', async () => {
  const { url, get } = await gallery()
  const widthOf = async (path: string, headers = {}) => {
    const answer = await get(`${url}/${path}`, headers)
    expect(answer.headers.vary).toContain('save-data')
    return (await sharp(answer.rawPayload).metadata()).width
  }
  const saving = { 'save-data': 'on' }
  expect([await widthOf('700.webp'), await widthOf('700.webp', saving)]).toEqual([700, 320])
  expect(await widthOf('320.webp', saving)).toBe(320)
  const { etag } = (await get(`${url}/700.webp`)).headers
  expect((await get(`${url}/700.webp`, { ...saving, 'if-none-match': etag })).statusCode).toBe(200)
})

test('AVIF that is not made yet is answered with WebP, and not remembered', async () => {
  const { shop, get } = await gallery()
  const key = 'a'.repeat(32)
  const master = await sharp({ create: { width: 700, height: 500, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  await shop.media.put(masterPath(key), master, 'image/webp')
  const avif = await get(`/pictures/${key}/700.avif`)
  expect([avif.statusCode, avif.headers.location, avif.headers['cache-control']]).toEqual([
    302,
    `/pictures/${key}/700.webp`,
    'no-store',
  ])
})

test('a picture asked for without a width is shown in a usual one', async () => {
  const { url, get } = await gallery()
  const picture = await get(url)
  expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', etag: '"700-webp"' })
})

test.each([
  '/pictures/00000000000000000000000000000000',
  '/pictures/00000000000000000000000000000000/320.webp',
  '/pictures/nothing',
  '/pictures/..%2f..%2fetc/passwd',
  'URL/321.webp',
  'URL/320.png',
  'URL/master.webp',
  'URL/99999.webp',
])('%s is not found', async (path) => {
  const { url, get } = await gallery()
  const answer = await get(path.replace('URL', url))
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  expect(answer.json()).toMatchObject({ error: 'Image not found.' })
})
