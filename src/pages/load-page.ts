import { throwChunkLoadError } from '#browser/chunk-load-error.ts'
import type { PageModule } from '#browser/page.ts'
import type { PageUrl } from './page-url.ts'

const modules = import.meta.glob<PageModule>('../*/*/{shop,admin}/**/*-page.tsx')

/**
 * Loads a page's code when it is first opened.
 * @throws ChunkLoadError if that fails
 */
export function loadPage({ page }: PageUrl) {
  // The page table's paths start at `src`.
  const load = modules[`.${page}`]
  if (!load) throw new Error(`There is no page ${page}`)
  return load().catch(throwChunkLoadError)
}
