import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { PageFailure } from './areas/storefront/web/page-failure.tsx'
import { ShopLayout } from './areas/storefront/web/shop-layout.tsx'
import { LoadingPage } from './ui/loading-page.tsx'
import { type PageModule, shopFactsContext } from './ui/page.ts'
import { type PageUrl, pageUrls } from './urls.tsx'

const modules = import.meta.glob<PageModule>('./areas/*/web/*-page.tsx')

/** What a route carries for its frame and its head. */
export type RouteHandle = { url: PageUrl; head?: PageModule['head'] }

/** The shop's facts are the same for all visitors and never asked for again. */
const shopRoute = {
  id: 'shop',
  loader: ({ context }: LoaderFunctionArgs) => context.get(shopFactsContext),
  shouldRevalidate: () => false,
  Component: ShopLayout,
  HydrateFallback: LoadingPage,
}

/** The table of pages as the router wants it: one frame, and in it every page with its guard. */
export const routes: RouteObject[] = [
  { ...shopRoute, children: [{ ErrorBoundary: PageFailure, children: pageUrls.map(routeOf) }] },
]

function routeOf(url: PageUrl): RouteObject {
  const handle: RouteHandle = { url }
  const route = { id: url.path, path: url.path, handle }
  // A page that needs a login is only its loading state on the server; the rest comes behind the guard.
  if (import.meta.env.SSR && url.access !== 'anyone') return { ...route, Component: LoadingPage }
  return {
    ...route,
    HydrateFallback: LoadingPage,
    lazy: async () => {
      const page = await loadPage(url)
      // The router takes no handle from a lazy page, so the page's head joins the one that is there.
      handle.head = page.head
      return {
        Component: page.default,
        loader: loaderOf(url, page),
        ...(page.shouldRevalidate && { shouldRevalidate: page.shouldRevalidate }),
        ...(page.ErrorBoundary && { ErrorBoundary: page.ErrorBoundary }),
      }
    },
  }
}

function loadPage({ page }: PageUrl) {
  const load = modules[page]
  if (!load) throw new Error(`There is no page ${page}`)
  return load()
}

/** Guard and page ask at the same time; the guard's answer counts first. */
const loaderOf = (url: PageUrl, page: PageModule) => async (args: LoaderFunctionArgs) => {
  const loading = page.loader?.(args) ?? Promise.resolve(null)
  loading.catch(() => {})
  if (url.access !== 'anyone') await guard(url.access, args)
  try {
    return await loading
  } catch (error) {
    throw failureOf(error)
  }
}

/** Visitors of public pages do not carry the guard's code. */
async function guard(access: 'customer' | 'admin', args: LoaderFunctionArgs) {
  const { requireAccess, requireOwnName } = await import('./areas/accounts/web/require-access.ts')
  requireOwnName(await requireAccess(access, args), args)
}

/** A refusal of the API, as the router knows failures. Told by its status: the class may be another bundle's. */
function failureOf(error: unknown) {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number')
    return data({ message: error.message }, { status: error.status || 503 })
  return error
}
