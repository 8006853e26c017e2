import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRender } from '#pages/page-render.ts'
import type { PageUrl } from '#pages/page-url.ts'
import { defaultLanguage, type Language, languages } from '#words/language.ts'

const build = resolve(import.meta.dirname, '../../../build')

/** The built page renders, and the assets of each page. */
export type Renderer = PageRender & {
  assetsOf: (page: PageUrl, language: Language) => PageAssets
  clientFolders: string[]
  /** Absent in development, where every file may change at any time. */
  serviceWorker?: ServiceWorker
}
/** The script of the service worker, and a hash that differs between releases with other pages, scripts or styles. */
type ServiceWorker = { script: string; release: string }
/** `styles` is the content of the style sheets, the others are URLs. `start` is loaded first and loads the rest. */
export type PageAssets = {
  entry: string
  start: string
  styles: Buffer
  fonts: string[]
  preloads: string[]
}

/**
 * The headings' font is preloaded because no device has it. Fonts that devices often have are fetched only when
 * needed.
 */
const preloadedFont = /\/yrsa-600-(?!rare)[^/]*\.woff2$/

type Chunk = { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk | undefined>

/** The build of one language. */
type LanguageBuild = { render: PageRender; assetsOf: (page: PageUrl) => PageAssets; clientFolder: string }

/** Loads the built pages: each language has its own renderer and assets. @throws Error when nothing has been built */
export async function loadRenderer(): Promise<Renderer> {
  const built = await Promise.all(languages.map(loadBuilt))
  const byLanguage = Object.fromEntries(languages.map((language, at) => [language, built[at]])) as Record<
    Language,
    LanguageBuild
  >
  return {
    // The page table is the same in every language.
    matchPageUrl: byLanguage[defaultLanguage].render.matchPageUrl,
    renderPage: (path, from) => byLanguage[from.language].render.renderPage(path, from),
    assetsOf: (page, language) => byLanguage[language].assetsOf(page),
    clientFolders: built.map(({ clientFolder }) => clientFolder),
    serviceWorker: readServiceWorker(built),
  }
}

function readServiceWorker(built: LanguageBuild[]): ServiceWorker {
  const script = readFileSync(join(build, 'service-worker/sw.js'), 'utf8')
  const hash = createHash('sha256').update(script)
  for (const { clientFolder } of built) hash.update(readFileSync(join(clientFolder, '.vite/manifest.json')))
  return { script, release: hash.digest('hex').slice(0, 12) }
}

/** Loads the build of one language. */
async function loadBuilt(language: Language): Promise<LanguageBuild> {
  const suffix = language === defaultLanguage ? '' : `-${language}`
  const server = join(build, `server${suffix}/render.js`)
  if (!existsSync(server)) throw new Error('The pages haven’t been built yet. Run npm start or npm test.')
  const clientFolder = join(build, `client${suffix}`)
  const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const readSheets = (files: string[]) =>
    Buffer.concat(files.map((file) => readFileSync(join(clientFolder, file))))
  const shopStyles = readSheets(manifest[startName]?.css ?? [])
  const render: PageRender = await import(pathToFileURL(server).href)
  const known = new WeakMap<PageUrl, PageAssets>()
  return {
    render,
    clientFolder,
    assetsOf: (page) => {
      const existing = known.get(page)
      if (existing) return existing
      const { sheets, ...assets } = assetsOf(manifest, page)
      // The back office has a sheet of its own, with the shop's styles.
      const all = { ...assets, styles: sheets.length > 0 ? readSheets(sheets) : shopStyles }
      known.set(page, all)
      return all
    },
  }
}

/** The source file of the script that a page loads first. */
const startName = 'src/pages/start.ts'

/**
 * The assets of a page: its chunk and all chunks that it and the entry import, so that the browser loads them in
 * parallel. A page that requires a login loads its data in the browser, so the router's core is included. `sheets` are
 * the files of the page's own style sheets.
 */
function assetsOf(manifest: Manifest, url: PageUrl) {
  const entryName = 'src/pages/browser.tsx'
  const start = manifest[startName]
  const needed = new Set<string>()
  const visit = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const imported of manifest[name]?.imports ?? []) visit(imported)
  }
  visit(entryName)
  visit(`src/${url.page.replace(/^\.\//, '')}`)
  const core = Object.keys(manifest).find((name) => manifest[name]?.name === 'core')
  if (core && url.access !== 'anyone') visit(core)
  const chunks = [...needed].map((name) => ({ name, chunk: manifest[name] }))
  const files = start?.assets?.map((file) => `/${file}`) ?? []
  return {
    entry: `/${manifest[entryName]?.file}`,
    start: `/${start?.file}`,
    sheets: [...new Set(chunks.flatMap(({ chunk }) => chunk?.css ?? []))],
    fonts: files.filter((file) => preloadedFont.test(file)),
    preloads: chunks
      .filter(({ name, chunk }) => chunk && name !== entryName)
      .map(({ chunk }) => `/${chunk?.file}`),
  }
}
