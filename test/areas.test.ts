import { expect, test } from 'vitest'
import { areaOf, broken, imports, isServer, isWeb } from './imports.ts'

/** What an area's server may use of other areas: each may use those on its right. */
const mayUse: Record<string, string[]> = {
  outbox: [],
  notices: ['outbox', 'backoffice', 'stock'],
  security: ['outbox'],
  session: ['security'],
  holds: [],
  accounts: ['session', 'security', 'outbox'],
  pictures: ['backoffice'],
  addresses: ['accounts', 'delivery'],
  'post-offices': [],
  delivery: ['orders', 'documents', 'post-offices'],
  backoffice: ['stock'],
  stock: [],
  publishing: ['backoffice'],
  label: ['pictures', 'backoffice', 'publishing'],
  catalogue: ['label', 'publishing', 'pictures', 'backoffice', 'stock', 'security'],
  cart: ['catalogue', 'accounts', 'pictures', 'holds', 'session'],
  orders: ['catalogue', 'accounts', 'backoffice', 'notices', 'pictures', 'security'],
  documents: ['orders', 'accounts', 'packing', 'security', 'post-offices'],
  checkout: [
    'documents',
    'cart',
    'orders',
    'catalogue',
    'stock',
    'accounts',
    'addresses',
    'delivery',
    'backoffice',
    'notices',
    'outbox',
    'security',
    'holds',
  ],
  refunds: ['checkout', 'documents', 'notices', 'orders', 'stock', 'security'],
  customers: ['accounts', 'addresses', 'orders', 'session', 'security', 'backoffice'],
  storefront: ['catalogue', 'label', 'pictures', 'delivery', 'backoffice', 'store'],
  'second-factor': ['accounts', 'session', 'security', 'outbox'],
  packing: ['orders', 'addresses'],
  batches: ['stock', 'orders', 'security', 'backoffice'],
  store: ['pictures', 'packing', 'delivery', 'label', 'publishing'],
  'my-data': ['accounts', 'session', 'security', 'outbox'],
  tickets: ['accounts', 'security', 'notices', 'session', 'backoffice'],
  guide: ['outbox', 'storefront', 'store'],
  keeping: ['accounts', 'checkout', 'my-data', 'notices', 'pictures', 'security', 'store'],
  status: ['keeping', 'pictures'],
}

/** What the merchant's facts are made of: everyone is given some. */
const isStoreType = (to: string) => to === 'areas/store/contract.ts'

test('areas use each other in one direction only', () => {
  const wrong = broken(({ from, to }) => {
    const [user, used] = [areaOf(from), areaOf(to)]
    if (!user || !used || user === used || !isServer(from) || isStoreType(to)) return false
    return !mayUse[user]?.includes(used)
  })
  expect(wrong).toEqual([])
})

/**
 * The areas' screens, shop and back office, each using only those before it: so no two use each other. What the store says
 * of itself is used by all; the form that changes it is a section like others. The window that prints is an order's, too.
 */
const screens = [
  'store',
  'session',
  'section-parts',
  'delivery',
  'addresses',
  'refunds',
  'documents',
  'packing/admin/printing',
  'orders',
  'pictures',
  'second-factor',
  'cart',
  'publishing',
  'label',
  'catalogue',
  'accounts',
  'checkout',
  'storefront',
  'batches',
  'stock',
  'packing',
  'notices',
  'tickets',
  'my-data',
  'customers',
  'store/admin',
  'delivery/admin',
  'guide',
  'keeping',
  'status',
  'backoffice',
]

test("areas' screens use each other in one direction only", () => {
  const parts = screens.filter((screen) => screen.includes('/'))
  const screenOf = (path: string) => parts.find((part) => path.startsWith(`areas/${part}/`)) ?? areaOf(path)
  const places = imports.flatMap(({ from }) => (isWeb(from) ? [screenOf(from)] : []))
  expect(new Set(places)).toEqual(new Set(screens))
  const placeOf = (path: string) => screens.indexOf(screenOf(path) ?? '')
  expect(broken(({ from, to }) => isWeb(from) && isWeb(to) && placeOf(to) > placeOf(from))).toEqual([])
})

test("nobody imports another area's door or page", () => {
  const isDoorOrPage = (path: string) => /\.api\.ts$|-page\.tsx$/.test(path)
  expect(
    broken(({ from, to }) => areaOf(from) !== undefined && areaOf(from) !== areaOf(to) && isDoorOrPage(to)),
  ).toEqual([])
})
