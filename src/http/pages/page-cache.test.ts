import { expect, test } from 'vitest'
import type { EncodedPage } from './encoded-page.ts'
import { createPageCache, type PageSources } from './page-cache.ts'

const facts = {}
const textOf = async (made: EncodedPage | null | undefined) => String(await made?.as('plain'))
const isUnchanged = async () => false
const page = (letters: number) => ({
  isUnchanged,
  render: async () => ({ html: Buffer.from('<p>'.padEnd(letters, 'x')), calls: [], facts }),
})

test('what is kept is bounded in bytes: the page that was not asked for longest goes', async () => {
  const cache = createPageCache({ maxBytes: 25_000 })
  await cache.renderOnce('/a', 1, page(10_000))
  await cache.renderOnce('/b', 1, page(10_000))
  cache.find('/a')
  await cache.renderOnce('/c', 1, page(10_000))
  expect(['/a', '/b', '/c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true])
})

test('many who ask at once wait for one making, and another version is another page', async () => {
  const cache = createPageCache()
  let made = 0
  const render = async () => ({ html: Buffer.from(`<p>${++made}`), calls: [], facts })
  const pages = await Promise.all([1, 2, 3].map(() => cache.renderOnce('/a', 1, { isUnchanged, render })))
  expect([made, new Set(pages).size]).toEqual([1, 1])
  expect(cache.find('/a')?.version).toBe(1)
  await cache.renderOnce('/a', 2, { isUnchanged, render })
  expect(await textOf(cache.find('/a')?.page)).toBe('<p>2')
})

test('what is no page to keep, and what failed, is asked for again', async () => {
  const cache = createPageCache()
  expect(await cache.renderOnce('/a', 1, { isUnchanged, render: async () => null })).toBeNull()
  await expect(
    cache.renderOnce('/a', 1, { isUnchanged, render: () => Promise.reject(new Error('no')) }),
  ).rejects.toThrow('no')
  expect(await textOf(await cache.renderOnce('/a', 1, page(10)))).toHaveLength(10)
})

test('at a new version a page is made again only when its calls are answered otherwise', async () => {
  const calls = [{ method: 'GET', path: '/products/1', language: 'en' as const, fingerprint: 'a' }]
  let isSame = true
  const cache = createPageCache()
  let made = 0
  const rendering = {
    isUnchanged: async (asked: PageSources) => isSame && asked.calls === calls && asked.facts === facts,
    render: async () => ({ html: Buffer.from(`<p>${++made}`), calls, facts }),
  }
  const first = await cache.renderOnce('/a', 1, rendering)
  expect(await cache.renderOnce('/a', 2, rendering)).toBe(first)
  expect(cache.find('/a')).toEqual({ version: 2, page: first, calls, facts })
  isSame = false
  expect(await textOf(await cache.renderOnce('/a', 3, rendering))).toBe('<p>2')
})
