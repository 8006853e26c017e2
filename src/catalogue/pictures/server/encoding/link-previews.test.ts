import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { createTestShop } from '#test/shop/shop.ts'
import { readMetadata } from './codec.ts'

/** Demo pictures are stored without previews. Records which sources are read; each read waits for `opened`. */
async function demoGallery(opened = Promise.resolve()) {
  const shop = await createTestShop()
  await seedDemo(shop)
  const sources: string[] = []
  const { get } = shop.media
  shop.media.get = async (place) => {
    const bytes = await get(place)
    if (!bytes || !place.endsWith('.webp')) return bytes
    sources.push(place)
    await opened
    return bytes
  }
  const rows = await shop.db.selectFrom('pictures').select('key').orderBy('id').execute()
  const preview = (key: string) => shop.visitor().get(`/pictures/${key}/preview.jpg`)
  return { sources, keys: rows.map(({ key }) => key), preview }
}

test('many who ask for one preview at once wait for one that is made once', async () => {
  const { keys, sources, preview } = await demoGallery()
  const [key = ''] = keys
  const answers = await Promise.all(Array.from({ length: 40 }, () => preview(key)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
  expect(sources).toHaveLength(1)
  expect(await readMetadata(answers[0]?.rawPayload ?? Buffer.alloc(0))).toMatchObject({
    width: 1200,
    height: 630,
  })
})

test('beyond twenty that are being made, a preview is to be asked for again; one picture at a time is read', async () => {
  let open = () => {}
  const { keys, sources, preview } = await demoGallery(new Promise((resolve) => (open = resolve)))
  let refused = 0
  const answers = await Promise.all(
    keys.slice(0, 50).map(async (key) => {
      const answer = await preview(key)
      if (answer.statusCode === 503 && ++refused === 30) {
        expect(sources.length).toBeLessThanOrEqual(1)
        open()
      }
      return { key, answer }
    }),
  )
  // The database may return the pictures in any order.
  const [made, late] = [200, 503].map((status) =>
    answers.filter(({ answer }) => answer.statusCode === status),
  )
  expect([made?.length, late?.length]).toEqual([20, 30])
  const told = late?.[0]
  expect(told?.answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(told?.answer.json().error).toBe('This image is still being processed. Try again in a moment.')
  expect((await preview(told?.key ?? '')).statusCode).toBe(200)
}, 60_000)
