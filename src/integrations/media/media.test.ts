import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startS3 } from '#test/shop/s3-server.ts'
import { diskMedia } from './disk.ts'
import { layeredMedia } from './layered.ts'
import { isMediaKey, type Media, maxObjectBytes } from './media.ts'
import { type S3Options, s3Media } from './s3.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'shop-media-'))

const stores: Record<string, () => Promise<Media>> = {
  'a folder': async () => diskMedia(await newFolder()),
  'an S3 bucket': async () => s3Media((await startS3()).options),
  'a folder under the pictures that came with the shop': async () =>
    layeredMedia(diskMedia(await newFolder()), { bundledMedia: diskMedia(await newFolder()) }),
}

describe.each(Object.entries(stores))('%s', (_name, open) => {
  const key = 'pictures/0a1b/640.webp'

  test('gives back the same bytes', async () => {
    const media = await open()
    const bytes = Buffer.from([0, 255, 13, 10, 128, 0])
    await media.put(key, bytes, 'image/webp')
    expect(await media.get(key)).toEqual(bytes)
    expect(await media.get('pictures/0a1b/320.webp')).toBeNull()
  })

  test('replaces, and forgets', async () => {
    const media = await open()
    await media.put(key, Buffer.from('first'), 'image/webp')
    await media.put(key, Buffer.from('second, longer'), 'image/webp')
    expect(await media.get(key)).toEqual(Buffer.from('second, longer'))
    await media.delete(key)
    expect(await media.get(key)).toBeNull()
    await expect(media.delete(key)).resolves.toBeUndefined()
  })

  test('holds many at once', async () => {
    const media = await open()
    const keys = Array.from({ length: 30 }, (_, n) => `pictures/many/${n}.avif`)
    await Promise.all(keys.map((name) => media.put(name, Buffer.from(name), 'image/avif')))
    expect(await Promise.all(keys.map(async (name) => String(await media.get(name))))).toEqual(keys)
  })

  test('takes no key that leads elsewhere', async () => {
    const media = await open()
    for (const bad of ['../outside', 'pictures/../../outside', '/etc/passwd', 'pictures//a', 'a\\b', ''])
      await expect(media.put(bad, Buffer.from('x'), 'image/webp'), bad).rejects.toThrow('not a media key')
    await expect(media.get('pictures/%2e%2e/x')).rejects.toThrow('not a media key')
  })

  test('takes nothing beyond the limit', async () => {
    const media = await open()
    const tooMuch = Buffer.alloc(maxObjectBytes + 1)
    await expect(media.put(key, tooMuch, 'image/webp')).rejects.toThrow('too large')
  })
})

test('a folder holds whole files and no drafts', async () => {
  const folder = await newFolder()
  const media = diskMedia(folder)
  const versions = ['one', 'two', 'three'].map((word) => Buffer.from(word.repeat(50_000)))
  await Promise.all(versions.map((bytes) => media.put('pictures/a.webp', bytes, 'image/webp')))
  expect(await readdir(join(folder, 'pictures'))).toEqual(['a.webp'])
  expect(versions).toContainEqual(await media.get('pictures/a.webp'))
})

test('what came with the shop is read, and never written or deleted', async () => {
  const bundledMedia = diskMedia(await newFolder())
  const store = diskMedia(await newFolder())
  await bundledMedia.put('pictures/demo.webp', Buffer.from('demo'), 'image/webp')
  const media = layeredMedia(store, { bundledMedia })
  await media.put('pictures/own.webp', Buffer.from('own'), 'image/webp')
  await media.delete('pictures/demo.webp')
  expect(String(await media.get('pictures/demo.webp'))).toBe('demo')
  expect(await bundledMedia.get('pictures/own.webp')).toBeNull()
  expect(String(await store.get('pictures/own.webp'))).toBe('own')
})

test.each([
  ['pictures/0a1b/640.webp', true],
  ['demo', true],
  ['Pictures/a', false],
  ['a/.hidden', false],
  ['a/b.', false],
  ['a b', false],
  ['a'.repeat(201), false],
])('%s is a key: %s', (key, expected) => {
  expect(isMediaKey(key)).toBe(expected)
})

test('a store that refuses the login or lacks the bucket says so', async () => {
  const { options: s3 } = await startS3()
  const get = (changed: Partial<S3Options>) => s3Media({ ...s3, ...changed }).get('pictures/a.webp')
  await expect(get({ secret: 'guessed' })).rejects.toThrow('403 (SignatureDoesNotMatch)')
  await expect(get({ bucket: 'elsewhere' })).rejects.toThrow('404 (NoSuchBucket)')
})

test('a store that is gone is told of, and keeps what it had when it is back', async () => {
  const directory = await newFolder()
  const first = await startS3({ directory })
  const media = s3Media({ ...first.options, wait: async () => {} })
  const key = 'pictures/0a1b/640.webp'
  await media.put(key, Buffer.from('kept'), 'image/webp')
  await first.server.close()
  const gone = 'couldn’t reach the picture store'
  await expect(media.put('pictures/0a1b/320.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(gone)
  await expect(media.get(key)).rejects.toThrow(gone)
  await expect(media.delete(key)).rejects.toThrow(gone)
  const back = await startS3({ directory })
  expect(String(await s3Media(back.options).get(key))).toBe('kept')
})
