import { throwChunkLoadError } from '#browser/chunk-load-error.ts'
import type { PageModule } from '#browser/page.ts'
import type { PageUrl } from '#urls.tsx'

const modules = import.meta.glob<PageModule>('../*/*/{shop,admin}/**/*-page.tsx')

/** A page's code, fetched when it is first opened. */
export function loadPage({ page }: PageUrl) {
  // The table names pages from `src`, where it lies.
  const load = modules[`.${page}`]
  if (!load) throw new Error(`There is no page ${page}`)
  return load().catch(throwChunkLoadError)
}
