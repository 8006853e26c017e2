import { expect, test } from 'vitest'
import { pageUrls } from '#urls.tsx'
import { mayKeep, offlineRouteOf } from './offline-routes.ts'

const origin = 'https://shop.example'
const none = { has: () => false }

const routeOf = (
  path: string,
  { method = 'GET', mode = 'navigate', destination = 'document', headers = none, from = origin } = {},
) => offlineRouteOf({ url: new URL(path, from), method, mode, destination, headers }, origin)
const fetched = { mode: 'cors', destination: '' }

// Requirement D-405: Pages that a visitor has opened can be opened without a connection. Pages about a person, orders,
//   payments and the back office are never kept (decision X51).
test('of the page table, only pages that are the same for everyone are kept', () => {
  const open = (path: string) => path.replaceAll(/:\w+/g, 'abc')
  const kept = pageUrls.filter(({ path }) => path !== '*' && routeOf(open(path)) === 'page')
  expect(
    kept.filter(({ access, secret, signedOutOnly }) => access !== 'anyone' || secret || signedOutOnly),
  ).toEqual([])
  expect(kept.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/categories', '/categories/:id', '/product/:id', '/about']),
  )
})

test.each([
  ['/cart', 'online-page'],
  ['/ta/checkout', 'online-page'],
  ['/order/a-signed-key', 'online-page'],
  ['/help/a-signed-key', 'online-page'],
  ['/admin', 'online-page'],
  ['/ta', 'page'],
  ['/ta/product/3-muesli', 'page'],
  ['/api/documents/4/pdf', 'ignored'],
])('a document at %s: %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

test.each([
  ['/api/products/3', 'data'],
  ['/ta/api/categories/2/products?sort=price', 'data'],
  ['/api/search?q=muesli', 'data'],
  ['/api/session', 'ignored'],
  ['/api/cart', 'ignored'],
  ['/api/orders', 'ignored'],
  ['/api/products/all', 'data'],
  ['/api/guest-orders/key', 'ignored'],
  ['/feeds/products.xml', 'ignored'],
  ['/sw.js', 'ignored'],
  ['/assets/shop-abc123.js', 'file'],
])('a request of a script for %s: %s', (path, route) => {
  expect(routeOf(path, fetched)).toBe(route)
})

test('nothing that changes something, is a part of a file, a frame or another site is handled', () => {
  expect(routeOf('/', { method: 'POST' })).toBe('ignored')
  expect(routeOf('/api/cart/add', { ...fetched, method: 'POST' })).toBe('ignored')
  expect(routeOf('/pictures/1', { ...fetched, destination: 'image', headers: { has: () => true } })).toBe(
    'ignored',
  )
  expect(routeOf('/razorpay-emulator/window', { destination: 'iframe' })).toBe('ignored')
  expect(routeOf('/v1/checkout.js', { ...fetched, from: 'https://checkout.razorpay.com' })).toBe('ignored')
})

// Requirement D-405
test.each([
  ['of everyone', {}, {}, true],
  ['not to be stored', { 'cache-control': 'no-store' }, {}, false],
  ['private', { 'cache-control': 'private, public' }, {}, false],
  ['without a word about storing', { 'cache-control': '' }, {}, false],
  ['of an outage', { warning: '110 - "stale"' }, {}, false],
  ['an error', {}, { status: 503 }, false],
  ['a redirect', {}, { redirected: true }, false],
  ['no page', { 'content-type': 'application/xml' }, {}, false],
])('an answer that is %s', (_, headers, changed, kept) => {
  const all = new Headers({ 'cache-control': 'public, max-age=0', 'content-type': 'text/html', ...headers })
  expect(mayKeep({ status: 200, type: 'basic', redirected: false, headers: all, ...changed }, 'page')).toBe(
    kept,
  )
})
