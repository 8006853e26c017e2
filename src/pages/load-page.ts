import { throwChunkLoadError } from '#browser/chunk-load-error.ts'
import { isDataSaverOn } from '#browser/data-saver.ts'
import type { PageModule } from '#browser/page.ts'
import type { PageUrl } from './page-url.ts'

const modules = import.meta.glob<PageModule>('../*/*/{shop,admin}/**/*-page.tsx')

const loadedPages = new Map<string, Promise<PageModule>>()

/** Loads the access check of pages that require a login, so that public pages do not include it. */
export const loadGuard = () => import('#people/sessions/shop/require-access.ts').catch(throwChunkLoadError)

/**
 * Loads the code of a page ahead, unless Data Saver is on. A failure is ignored, because a navigation loads it again
 * and reports it.
 */
export async function preloadPageCode(page: PageUrl) {
  if (isDataSaverOn()) return undefined
  if (page.access !== 'anyone') loadGuard().catch(() => {})
  return loadPage(page).catch(() => undefined)
}

/**
 * Loads a page's code when it is first opened. Later calls give the same promise, because even the import of a loaded
 * module takes several turns of the browser's event loop.
 * @throws ChunkLoadError if that fails
 */
export function loadPage({ page }: PageUrl) {
  const earlier = loadedPages.get(page)
  if (earlier) return earlier
  // The page table's paths start at `src`.
  const load = modules[`.${page}`]
  if (!load) throw new Error(`There is no page ${page}`)
  const loading = load().catch((error: unknown) => {
    loadedPages.delete(page)
    return throwChunkLoadError(error)
  })
  loadedPages.set(page, loading)
  return loading
}
