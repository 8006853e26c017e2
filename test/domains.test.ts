import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  domainOf,
  domains,
  files,
  type Import,
  imports,
  isServer,
  isWeb,
  layerOf,
  src,
  subjectOf,
  violations,
} from './imports.ts'

/** What every domain may import: sessions, settings, logs and UI components. */
const forAll = [
  'people/sessions',
  'people/security',
  'people/accounts',
  'shopfront/settings',
  'shopfront/install',
  'operations/activity',
  'operations/outbox',
  'operations/notifications',
  'operations/whatsapp',
  'operations/push',
  'backoffice/ui',
]

/** What each domain may import from the others beyond that; its README states the same. */
const mayUse: Record<string, string[]> = {
  catalogue: ['accounting', 'inventory', 'ordering', 'shopfront'],
  inventory: ['catalogue', 'ordering'],
  ordering: ['accounting', 'catalogue', 'fulfilment', 'inventory', 'payments', 'people'],
  payments: ['accounting', 'inventory', 'ordering', 'people'],
  fulfilment: ['ordering', 'people'],
  accounting: ['fulfilment', 'ordering'],
  people: ['catalogue', 'ordering'],
  shopfront: ['accounting', 'catalogue', 'ordering'],
  operations: ['catalogue', 'fulfilment', 'ordering', 'payments', 'people'],
  // The back office's frame contains every section.
  backoffice: domains,
}

test.each(domains)('%s uses only the domains that its README names', (domain) => {
  expect(
    violations(({ from, to }) => {
      const used = domainOf(to)
      if (domainOf(from) !== domain || !used || used === domain || forAll.includes(subjectOf(to) ?? ''))
        return false
      return !mayUse[domain]?.includes(used)
    }),
  ).toEqual([])
})

/**
 * Subjects of one domain may import each other. Across domains, neither server code nor screens may form an import
 * cycle, because otherwise none of them could be changed, tested or understood alone.
 */
test.each([
  { kind: 'server code', isKind: isServer, placeOf: subjectOf },
  // Shop pages and back-office screens of a subject are independent of each other.
  { kind: 'screens', isKind: isWeb, placeOf: (path: string) => path.split('/', 3).join('/') },
])('$kind of different domains uses each other in one direction only', ({ isKind, placeOf }) => {
  const arrows = imports.filter(({ from, to }) => isKind(from) && isKind(to))
  expect(circlesOf(arrows, placeOf).filter((circle) => new Set(circle.map(domainOf)).size > 1)).toEqual([])
})

/** Import cycles between places (Tarjan's strongly connected components). */
function circlesOf(arrows: Import[], placeOf: (path: string) => string | undefined) {
  const used = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    const [user, target] = [placeOf(from), placeOf(to)]
    if (!user || !target || user === target) continue
    used.set(user, (used.get(user) ?? new Set()).add(target))
  }
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (place: string) => {
    order.set(place, order.size)
    lowest.set(place, order.size - 1)
    open.push(place)
    for (const next of used.get(place) ?? []) {
      if (!order.has(next)) visit(next)
      else if (!open.includes(next)) continue
      lowest.set(place, Math.min(lowest.get(place) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(place) !== order.get(place)) return
    const circle = open.splice(open.indexOf(place))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const place of used.keys()) if (!order.has(place)) visit(place)
  return circles
}

test("nobody imports another subject's routes or page", () => {
  const isRoutesOrPage = (path: string) => /\.api\.ts$|-page\.tsx$/.test(path)
  expect(
    violations(
      ({ from, to }) =>
        !!subjectOf(from) && subjectOf(from) !== subjectOf(to) && !!subjectOf(to) && isRoutesOrPage(to),
    ),
  ).toEqual([])
})

test.each(domains)('%s describes itself in its module.ts, with all its routes', (domain) => {
  const module = `${domain}/module.ts`
  const imported = imports.filter(({ from }) => from === module)
  const routes = files.filter((file) => domainOf(file) === domain && file.endsWith('.api.ts'))
  expect(imported.map(({ to }) => to).filter((to) => to.endsWith('.api.ts'))).toEqual(
    expect.arrayContaining(routes),
  )
  const isOfOthers = ({ to, typeOnly }: Import) => domainOf(to) !== domain && !typeOnly
  expect(imported.filter(isOfOthers).map(({ to }) => to)).toEqual([])
})

test('only the composition root imports what a domain says of itself', () => {
  const isPages = (path: string) => domains.some((domain) => path === `${domain}/pages.ts`)
  const isModule = (path: string) => domains.some((domain) => path === `${domain}/module.ts`)
  expect(
    violations(
      ({ from, to }) =>
        (isModule(to) && !['domains.ts', 'mails.ts'].includes(from)) || (isPages(to) && from !== 'urls.tsx'),
    ),
  ).toEqual([])
  // Browsers load the pages' table at first, so it brings nothing along.
  expect(
    violations(({ from, to, typeOnly }) => isPages(from) && (to !== 'pages/page-url.ts' || !typeOnly)),
  ).toEqual([])
})

/** Server code that the files at the top of `src` import, to create what all routes share and what they pass on. */
const usedByTheRoot: Record<string, string[]> = {
  'shop.ts': ['catalogue/pictures', 'ordering/cart', 'people/security', 'shopfront/settings'],
  'register-request-pipeline.ts': [
    'catalogue/products',
    'operations/metrics',
    'people/second-factor',
    'people/security',
  ],
  'register-pages.ts': ['catalogue/stories', 'ordering/delivery', 'shopfront/settings'],
  'real-parts.ts': [
    'operations/jobs',
    'operations/metrics',
    'operations/page-speed',
    'people/accounts',
    'people/second-factor',
    'shopfront/connections',
    'shopfront/settings',
    'shopfront/install',
  ],
}

test('the composition root reaches into no other subject than those that all routes share', () => {
  expect(
    violations(
      ({ from, to, typeOnly }) =>
        layerOf(from) === from &&
        isServer(to) &&
        !typeOnly &&
        !usedByTheRoot[from]?.includes(subjectOf(to) ?? ''),
    ),
  ).toEqual([])
})

test('what leaves a subject or a layer is imported by name, not by a path that climbs', () => {
  const placeOf = (path: string) => subjectOf(path) ?? (path.includes('/') ? path.split('/')[0] : '')
  const wrong = imports.filter(
    ({ from, to, specifier }) => specifier.startsWith('#') !== (placeOf(from) !== placeOf(to)),
  )
  expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([])
})

test.each(domains)('%s says in its README what it is for', (domain) => {
  expect(existsSync(join(src, domain, 'README.md'))).toBe(true)
  expect(readFileSync(join(src, domain, 'README.md'), 'utf8').split('\n').length).toBeLessThan(20)
})
