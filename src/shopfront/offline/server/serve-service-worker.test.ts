import { expect, test } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import { createTestShop } from '#test/shop/shop.ts'

// Requirement D-406: A new release replaces the kept pages of the one before; `OFFLINE=off` deletes all of them and removes
//   the service worker (decision X51).
test('the service worker names its release, and is never taken from a cache without asking', async () => {
  const renderer = await loadRenderer()
  const shop = await createTestShop({ renderer })
  const { headers, body } = await shop.visitor().get('/sw.js')
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(body).toMatch(/^const RELEASE="[\da-f]{12}";\n/)
  const known = { 'if-none-match': String(headers.etag) }
  expect((await shop.app.inject({ url: '/sw.js', headers: known })).statusCode).toBe(304)
  const next = { ...renderer, serviceWorker: { script: '', release: 'another one' } }
  const later = await createTestShop({ renderer: next })
  expect((await later.app.inject({ url: '/sw.js', headers: known })).statusCode).toBe(200)
})

// Requirement D-406
test('with OFFLINE=off a browser gets a script that removes itself and what was kept', async () => {
  const renderer = await loadRenderer()
  const shop = await createTestShop({ renderer, env: { OFFLINE: 'off' } })
  const { statusCode, body } = await shop.visitor().get('/sw.js')
  expect(statusCode).toBe(200)
  expect(body).toContain('registration.unregister()')
  expect(body).toContain('caches.delete(name)')
  expect((await shop.visitor().get('/')).body).toContain('"offline":false')
})

test('the service worker is small', async () => {
  const shop = await createTestShop({ renderer: await loadRenderer() })
  const { rawPayload } = await shop.app.inject({ url: '/sw.js', headers: { 'accept-encoding': 'br' } })
  expect(rawPayload.length).toBeLessThan(10_000)
})
