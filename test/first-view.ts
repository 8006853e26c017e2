import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { defaultLanguage, type Language, languages } from '#words/language.ts'

/** Bytes, compressed with `gzip -9`. */
const most = 100_000

/** The two most common landing pages. */
const pages = {
  home: 'src/shopfront/pages/shop/home/home-page.tsx',
  product: 'src/catalogue/products/shop/product/product-page.tsx',
}

type Chunk = { file: string; imports?: string[] }

/** The size of the scripts that a page loads without any interaction, in bytes compressed with `gzip -9`. */
export const firstViewScripts = () =>
  languages.flatMap((language) => scriptsIn(clientOf(language)).map((view) => ({ language, ...view })))

const clientOf = (language: Language) =>
  join(import.meta.dirname, '../build', language === defaultLanguage ? 'client' : `client-${language}`)

const readManifest = (client: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

const gzippedBytes = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length

/** The size of a chunk that is loaded later, in bytes compressed with `gzip -9`, without what it imports. */
export const laterScripts = (source: string) =>
  languages.map((language) => {
    const client = clientOf(language)
    const chunk = readManifest(client)[source]
    if (!chunk) throw new Error(`The build has no ${source}`)
    return { language, imports: chunk.imports ?? [], bytes: gzippedBytes(join(client, chunk.file)) }
  })

function scriptsIn(client: string) {
  const manifest = readManifest(client)
  return Object.entries(pages).map(([page, source]) => {
    const files = new Set<string>()
    const visit = (name: string) => {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`The build has no ${name}`)
      if (files.has(chunk.file)) return
      files.add(chunk.file)
      for (const imported of chunk.imports ?? []) visit(imported)
    }
    visit('src/pages/start.ts')
    visit('src/pages/browser.tsx')
    visit(source)
    const sizes = [...files].map((file) => gzippedBytes(join(client, file)))
    return { page, bytes: sizes.reduce((sum, size) => sum + size, 0), most }
  })
}
