import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const build = resolve(import.meta.dirname, '../../build')

/** The built page render, and the files that each page needs in the browser. */
export type Renderer = typeof import('../render.tsx') & {
  assetsOf: (page: string) => PageAssets
  clientFolder: string
}
export type { RenderedPage } from '../render.tsx'
/** `styles` is the style sheet's text, the rest are addresses. `start` goes before the others and fetches them. */
export type PageAssets = {
  entry: string
  start: string
  styles: string
  fonts: string[]
  preloads: string[]
}

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk | undefined>

/** Loads what the build made. @throws when nothing has been built */
export async function loadRenderer(): Promise<Renderer> {
  const server = join(build, 'server/render.js')
  if (!existsSync(server)) throw new Error('The pages have not been built yet: run npm start or npm test.')
  const clientFolder = join(build, 'client')
  const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const texts = new Map<string, string>()
  const readStyles = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(clientFolder, file), 'utf8')
    texts.set(file, text)
    return text
  }
  const render: typeof import('../render.tsx') = await import(pathToFileURL(server).href)
  return {
    ...render,
    clientFolder,
    assetsOf: (page) => assetsOf(manifest, readStyles, `src/${page.replace(/^\.\//, '')}`),
  }
}

/** A page's own chunk and everything that it and the entry import, so that the browser fetches all at once. */
function assetsOf(manifest: Manifest, readStyles: (file: string) => string, page: string): PageAssets {
  const entryName = 'src/browser.tsx'
  const needed = new Set<string>()
  const visit = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const imported of manifest[name]?.imports ?? []) visit(imported)
  }
  visit(entryName)
  visit(page)
  const chunks = [...needed].map((name) => ({ name, chunk: manifest[name] }))
  const filesOf = (kind: 'css' | 'assets') =>
    [...new Set(chunks.flatMap(({ chunk }) => chunk?.[kind] ?? []))].map((file) => `/${file}`)
  return {
    entry: `/${manifest[entryName]?.file}`,
    start: `/${manifest['src/start.ts']?.file}`,
    styles: filesOf('css').map(readStyles).join(''),
    fonts: filesOf('assets').filter((file) => file.endsWith('.woff2')),
    preloads: chunks
      .filter(({ name, chunk }) => chunk && name !== entryName)
      .map(({ chunk }) => `/${chunk?.file}`),
  }
}
