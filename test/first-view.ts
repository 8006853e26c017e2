import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const client = join(import.meta.dirname, '../build/client')
const most = 105

/** The two pages a shopper most often comes in by. */
const pages = {
  home: 'src/areas/storefront/web/home-page.tsx',
  product: 'src/areas/catalogue/web/product-page.tsx',
}

type Chunk = { file: string; imports?: string[] }

/** The scripts that the first view of a page loads without any interaction, in KB gzipped (1 KB is 1024 bytes). */
export function firstViewScripts() {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  )
  return Object.entries(pages).map(([page, source]) => {
    const files = new Set<string>()
    const visit = (name: string) => {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`The build has no ${name}`)
      if (files.has(chunk.file)) return
      files.add(chunk.file)
      for (const imported of chunk.imports ?? []) visit(imported)
    }
    visit('src/start.ts')
    visit('src/browser.tsx')
    visit(source)
    const bytes = [...files].map((file) => gzipSync(readFileSync(join(client, file))).length)
    return { page, kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1024, most }
  })
}
