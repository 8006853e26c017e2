import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { isCompressible } from './compressed-answer.ts'

async function shopWithProducts() {
  const shop = await createTestShop()
  const { id } = await addProduct(shop.db)
  for (let at = 2; at <= 8; at++) await addProduct(shop.db, { name: `Muesli ${at}` })
  return { shop, id }
}

const decompress = { br: brotliDecompressSync, gzip: gunzipSync }

test.each([
  ['a public list', '/api/products'],
  ['a list for the back office', '/api/products/all'],
])('%s is compressed for a client that accepts it, the first time and again', async (_, url) => {
  const { shop } = await shopWithProducts()
  const { cookies } = await signInAs(shop, 'admin')
  const ask = (encoding?: string) =>
    shop.app.inject({
      url,
      cookies,
      headers: { accept: 'application/json', ...(encoding && { 'accept-encoding': encoding }) },
    })
  const plain = await ask()
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('accept-encoding')
  expect(isCompressible(plain.rawPayload)).toBe(true)
  for (const encoding of ['br', 'gzip'] as const)
    for (const _time of [1, 2]) {
      const answer = await ask(`deflate, ${encoding}`)
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['content-type']).toBe(plain.headers['content-type'])
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(decompress[encoding](answer.rawPayload).toString()).toBe(plain.body)
    }
})

test('a short answer is sent as it is', async () => {
  const { shop, id } = await shopWithProducts()
  const answer = await shop.app.inject({
    url: `/api/images/title/none-${id}`,
    headers: { 'accept-encoding': 'br' },
  })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toBeTruthy()
})

test('a client that has the answer already gets neither bytes nor an encoding', async () => {
  const { shop } = await shopWithProducts()
  const headers = { 'accept-encoding': 'br' }
  const first = await shop.app.inject({ url: '/api/products', headers })
  expect(first.headers.vary).toContain('accept-encoding')
  const again = await shop.app.inject({
    url: '/api/products',
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['content-encoding']).toBeUndefined()
})
