import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const src = join(root, 'src')

type Import = { from: string; to: string; typeOnly: boolean }

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|race)\.tsx?$/.test(name))
  .map((name) => name.replaceAll('\\', '/'))

const imports = files.flatMap(importsOf)

/** Every relative import of a file, both sides as paths below `src`. */
function importsOf(from: string): Import[] {
  const text = readFileSync(join(src, from), 'utf8')
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s+)?[^'"]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/gm,
  )
  return [...statements].map(([, type, target = '', lazy]) => ({
    from,
    to: relative(src, join(src, dirname(from), lazy ?? target)).replaceAll('\\', '/'),
    typeOnly: type !== undefined,
  }))
}

const areaOf = (path: string) => /^areas\/(\w+)\//.exec(path)?.[1]
const isServer = (path: string) => /^areas\/\w+\/server\//.test(path)
const isWeb = (path: string) => /^areas\/\w+\/web\//.test(path)
const layerOf = (path: string) => path.split('/')[0] ?? ''
const broken = (wrong: (crossing: Import) => boolean) =>
  imports.filter(wrong).map(({ from, to }) => `${from} imports ${to}`)

test('there are imports to look at', () => {
  expect(imports.length).toBeGreaterThan(200)
})

test('the server never reaches the web, nor the web any server', () => {
  expect(broken(({ from, to }) => isServer(from) && isWeb(to))).toEqual([])
  expect(broken(({ from, to }) => isWeb(from) && isServer(to))).toEqual([])
})

test('the web takes only types from a contract, so that no schema is in a browser', () => {
  const fromBrowser = (path: string) => isWeb(path) || layerOf(path) === 'ui'
  expect(
    broken(({ from, to, typeOnly }) => fromBrowser(from) && to.endsWith('contract.ts') && !typeOnly),
  ).toEqual([])
})

test.each([
  ['values', ['values']],
  [
    'database',
    [
      'database',
      'values',
      'areas/accounts/server',
      'areas/pictures',
      'parts.ts',
      'settings.ts',
      'integrations',
    ],
  ],
  ['integrations', ['integrations', 'values', 'store.ts']],
  ['ui', ['ui', 'values', 'http/endpoint.ts', 'store.ts']],
])('%s stands on nothing above it', (layer, allowed) => {
  expect(
    broken(({ from, to }) => layerOf(from) === layer && !allowed.some((below) => to.startsWith(below))),
  ).toEqual([])
})

test('http knows no area', () => {
  expect(broken(({ from, to }) => layerOf(from) === 'http' && layerOf(to) === 'areas')).toEqual([])
})

/** What an area's server may use of other areas: each may use those on its right. */
const mayUse: Record<string, string[]> = {
  accounts: [],
  pictures: ['backoffice'],
  addresses: ['accounts'],
  backoffice: [],
  catalogue: ['pictures', 'backoffice'],
  cart: ['catalogue', 'accounts', 'pictures'],
  orders: ['catalogue', 'accounts', 'backoffice', 'pictures'],
  checkout: ['cart', 'orders', 'catalogue', 'accounts', 'addresses', 'backoffice'],
  storefront: ['catalogue', 'pictures'],
}

test('areas use each other in one direction only', () => {
  const wrong = broken(({ from, to }) => {
    const [user, used] = [areaOf(from), areaOf(to)]
    if (!user || !used || user === used || !isServer(from)) return false
    return !mayUse[user]?.includes(used)
  })
  expect(wrong).toEqual([])
})

test("nobody imports another area's door or page", () => {
  const isDoorOrPage = (path: string) => /\.api\.ts$|-page\.tsx$/.test(path)
  expect(
    broken(({ from, to }) => areaOf(from) !== undefined && areaOf(from) !== areaOf(to) && isDoorOrPage(to)),
  ).toEqual([])
})

test('nothing of the server is in what browsers load', () => {
  const assets = join(root, 'build/client/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  for (const name of scripts) {
    const text = readFileSync(join(assets, name), 'utf8')
    for (const mark of ['pin_hash', 'provider_order_id', 'kysely', 'ZodError', 'argon2', 'PGlite'])
      expect(text, `${name} holds ${mark}`).not.toContain(mark)
  }
})
