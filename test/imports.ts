import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const src = join(root, 'src')

/** An import between two files. The lint checks import cycles between files (`noImportCycles` in biome.json). */
export type Import = { from: string; to: string; typeOnly: boolean; specifier: string }

export const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|race)\.tsx?$/.test(name))
  .map((name) => name.replaceAll('\\', '/'))

export const imports = files.flatMap(importsOf)

/** Every import of another project file, both as paths below `src`. */
function importsOf(from: string): Import[] {
  const text = readFileSync(join(src, from), 'utf8')
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[^'"]*?from\s+)?'([.#][^']+)'|import\('([.#][^']+)'\)/gm,
  )
  return [...statements].map(([, type, target = '', lazy]) => {
    const specifier = lazy ?? target
    return { from, to: resolved(from, specifier), typeOnly: type !== undefined, specifier }
  })
}

/** Resolves `#ordering/cart/contract.ts` to a path below `src` (`imports` in package.json). */
function resolved(from: string, specifier: string) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return relative(src, join(src, dirname(from), specifier)).replaceAll('\\', '/')
}

/**
 * The domains of the shop. Each folder contains subjects, and each subject a contract, server, shop and admin part, and
 * the rules that server and screens share.
 */
export const domains = [
  'catalogue',
  'inventory',
  'ordering',
  'payments',
  'fulfilment',
  'accounting',
  'people',
  'shopfront',
  'operations',
  'backoffice',
]

export const layerOf = (path: string) => path.split('/')[0] ?? ''
export const domainOf = (path: string) => domains.find((domain) => layerOf(path) === domain)
/** The subject of a path, such as `ordering/cart`. */
export const subjectOf = (path: string) =>
  domainOf(path) && path.split('/').length > 2 ? path.split('/', 2).join('/') : undefined
const partOf = (path: string) => (domainOf(path) ? path.split('/')[2] : undefined)
export const isServer = (path: string) => partOf(path) === 'server'
export const isWeb = (path: string) => ['shop', 'admin'].includes(partOf(path) ?? '')
export const violations = (wrong: (crossing: Import) => boolean) =>
  imports.filter(wrong).map(({ from, to }) => `${from} imports ${to}`)
