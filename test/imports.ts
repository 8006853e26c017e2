import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const src = join(root, 'src')

/** Who may import whom. Circles of files, by value or by type, are told by the lint (`noImportCycles` in biome.json). */
type Import = { from: string; to: string; typeOnly: boolean }

export const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|race)\.tsx?$/.test(name))
  .map((name) => name.replaceAll('\\', '/'))

export const imports = files.flatMap(importsOf)

/** Every relative import of a file, both sides as paths below `src`. */
function importsOf(from: string): Import[] {
  const text = readFileSync(join(src, from), 'utf8')
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[^'"]*?from\s+)?'(\.[^']+)'|import\('(\.[^']+)'\)/gm,
  )
  return [...statements].map(([, type, target = '', lazy]) => ({
    from,
    to: relative(src, join(src, dirname(from), lazy ?? target)).replaceAll('\\', '/'),
    typeOnly: type !== undefined,
  }))
}

export const areaOf = (path: string) => /^areas\/([\w-]+)\//.exec(path)?.[1]
export const isServer = (path: string) => /^areas\/[\w-]+\/server\//.test(path)
export const isWeb = (path: string) => /^areas\/[\w-]+\/(shop|admin)\//.test(path)
export const layerOf = (path: string) => path.split('/')[0] ?? ''
export const broken = (wrong: (crossing: Import) => boolean) =>
  imports.filter(wrong).map(({ from, to }) => `${from} imports ${to}`)
