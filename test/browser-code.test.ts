import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files, isWeb, layerOf, root, src } from './imports.ts'

const built = join(root, 'build/client')

test('nothing of the server is in what the pages are made from, so that its changes build none', () => {
  const made = ['client', 'ssr', 'client_ta', 'ssr_ta'].flatMap((half): string[] =>
    JSON.parse(readFileSync(join(root, `build/made-from-${half}.json`), 'utf8')),
  )
  expect(made).toContain('src/pages/routes.ts')
  const isServers = (file: string) =>
    /\/server\/|^src\/(http|database|settings|integrations)\//.test(file) && !file.endsWith('-pieces.ts')
  expect(made.filter(isServers), 'beside what contracts are made of').toEqual([])
})

/** Pages may use these two of the router's library; its hooks and links do not know the type of our routes. */
const fromTheLibrary = ['redirect', 'matchRoutes']

test("pages take hooks and links from browser/router, not from the router's library", () => {
  const isDrawn = (file: string) => isWeb(file) || ['ui', 'browser'].includes(layerOf(file))
  const wrong = files.filter(isDrawn).flatMap((file) => {
    const statements = readFileSync(join(src, file), 'utf8').matchAll(
      /^import \{([^}]+)\} from 'react-router'/gm,
    )
    const names = [...statements].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
    return names
      .filter((name) => name && !name.startsWith('type ') && !fromTheLibrary.includes(name))
      .map((name) => `${file} imports ${name}`)
  })
  expect(wrong).toEqual([])
})

test('nothing of the server is in what browsers load', () => {
  const scripts = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  for (const name of scripts) {
    const text = readFileSync(join(built, 'assets', name), 'utf8')
    for (const mark of ['pin_hash', 'provider_order_id', 'kysely', 'argon2', 'PGlite'])
      expect(text, `${name} holds ${mark}`).not.toContain(mark)
  }
})

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
const isAdmin = (source: string) => /^src\/[\w-]+\/[\w-]+\/admin\//.test(source)

test('nothing that shoppers load, at first or later, holds the library of the schemas', () => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'))
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
    for (const next of [...imports, ...dynamicImports.filter((source) => !isAdmin(source))]) visit(next)
  }
  visit('src/pages/start.ts')
  visit('src/pages/browser.tsx')
  const holdsSchemas = (name: string) =>
    readFileSync(join(built, manifest[name]?.file ?? ''), 'utf8').includes('ZodError')
  expect(Object.keys(manifest).filter(holdsSchemas), 'the back office has it').not.toEqual([])
  expect([...seen].filter(holdsSchemas)).toEqual([])
})

test('no screen asks for what a browser has only where the page is encrypted: a shop in a local network is not', () => {
  const screens = files.filter((file) => isWeb(file))
  expect(screens.length).toBeGreaterThan(300)
  const asks = /\bcrypto\.(randomUUID|subtle)\b/
  expect(screens.filter((file) => asks.test(readFileSync(join(src, file), 'utf8')))).toEqual([])
})
