import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createEncodedPage } from './encoded-page.ts'

const html = `<p>${'Ragi Muesli, 250 g. '.repeat(500)}</p>`

test('a page is what it was in every encoding, in whatever order it is asked for', async () => {
  for (const order of [
    ['plain', 'br', 'gzip', 'plain'],
    ['gzip', 'plain', 'br'],
    ['br', 'gzip', 'plain'],
  ] as const) {
    const page = createEncodedPage(Buffer.from(html), () => {})
    const read = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes }
    for (const encoding of order) expect(String(read[encoding](await page.as(encoding)))).toBe(html)
  }
})

test('only the compressed forms that somebody asked for lie in memory, and each is made once', async () => {
  const changed = vi.fn()
  const page = createEncodedPage(Buffer.from(html), changed)
  expect(page.size()).toBe(html.length)
  const [one, other] = await Promise.all([page.as('br'), page.as('br')])
  expect(one).toBe(other)
  expect(page.as('br')).toBe(one)
  expect(page.size()).toBe(one.length)
  await page.as('plain')
  expect(page.size()).toBe(one.length)
  expect(changed).toHaveBeenCalledTimes(1)
})

test('a page that is still requested after a minute becomes smaller, once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T10:00Z') })
  const products = Array.from(
    { length: 500 },
    (_, at) => `<li>Ragi Muesli ${at}, ${at * 50} g, ₹${at * 7}</li>`,
  )
  const list = `<ul>${products.join('')}</ul>`
  const page = createEncodedPage(Buffer.from(list), () => {})
  const quick = await page.as('br')
  expect(page.isSmallerDue(quick)).toBe(false)
  vi.setSystemTime(new Date('2026-05-01T10:01Z'))
  expect(page.isSmallerDue(quick)).toBe(true)
  // The visitor who asks does not wait for it.
  expect(page.as('br')).toBe(quick)
  await vi.waitUntil(() => page.as('br') !== quick)
  vi.useRealTimers()
  const best = await page.as('br')
  expect(best.length).toBeLessThan(quick.length)
  expect(String(brotliDecompressSync(best))).toBe(list)
  expect(page.isSmallerDue(quick)).toBe(true)
  expect(page.isSmallerDue(best)).toBe(false)
  expect(page.size()).toBe(best.length)
})
