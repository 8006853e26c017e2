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
    const page = createEncodedPage(html, () => {})
    const read = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes }
    for (const encoding of order) expect(String(read[encoding](await page.as(encoding)))).toBe(html)
  }
})

test('only the compressed forms that somebody asked for lie in memory, and each is made once', async () => {
  const changed = vi.fn()
  const page = createEncodedPage(html, changed)
  expect(page.size()).toBe(html.length)
  const [one, other] = await Promise.all([page.as('br'), page.as('br')])
  expect(one).toBe(other)
  expect(page.as('br')).toBe(one)
  expect(page.size()).toBe(one.length)
  await page.as('plain')
  expect(page.size()).toBe(one.length)
  expect(changed).toHaveBeenCalledTimes(1)
})
