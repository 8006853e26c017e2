import { throwChunkLoadError } from '#browser/chunk-load-error.ts'
import type { PageModule } from '#browser/page.ts'
import type { PageUrl } from './page-url.ts'

const modules = import.meta.glob<PageModule>('../*/*/{shop,admin}/**/*-page.tsx')

const loadedPages = new Map<string, Promise<PageModule>>()

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
