import { matchRoutes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { pageUrls } from '#urls.tsx'
import { matchPageUrl } from './match-page-url.ts'

const routes = pageUrls.map(({ path }) => ({ path }))
const words = [
  '',
  'admin',
  'orders',
  'profile',
  'address',
  'account',
  'product',
  'Payment',
  'a%2Fb',
  '%61bout',
]
const three = words.flatMap((one) => words.flatMap((two) => words.map((last) => `/${one}/${two}/${last}`)))
const addresses = [
  ...pageUrls.filter(({ path }) => path !== '*').map(({ path }) => path.replaceAll(/:\w+/g, 'some')),
  ...three.map((address) => address.replaceAll(/\/{2,}/g, '/')),
  '/About/',
  '/%E0%A4%A',
]

test('an address belongs to the row that the router finds for it', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const wrong = addresses.filter(
    (address) => matchPageUrl(address).path !== matchRoutes(routes, address)?.at(-1)?.route.path,
  )
  expect(wrong).toEqual([])
})
