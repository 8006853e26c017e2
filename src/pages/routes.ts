import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { type PageModule, publicSettingsContext } from '#browser/page.ts'
import { navigate } from '#browser/router/core.ts'
import { pathOf } from '#browser/router/href.ts'
import { whileVerifyingRole } from '#browser/verifying-role.ts'
import { hasSignedInHint } from '#people/sessions/shop/visitor.ts'
import { pageUrls } from '#urls.tsx'
import { base } from '#words/page/en.ts'
import { loadGuard, loadPage } from './load-page.ts'
import { isKeptPage, loadAndKeep, takeLoaded } from './loaded-pages.ts'
import { isShown, revalidateOrKeep, withOfflineFallback } from './offline-fallback.ts'
import type { PageUrl } from './page-url.ts'
import { noteNavigation } from './prefetch-page.ts'
import type { RouteHandle } from './shop-page.tsx'
import { withPagePath } from './with-page-path.ts'

/** The store settings came with the document and are not requested again. */
const shopRoute = {
  id: 'shop',
  loader: ({ context }: LoaderFunctionArgs) => context.get(publicSettingsContext),
}

/** The page table for the router: the code and data of each page, with access checks. It does not render. */
export const routes: RouteObject[] = [{ ...shopRoute, children: pageUrls.map(routeOf) }]

function routeOf(url: PageUrl): RouteObject {
  const handle: RouteHandle = { url }
  const route = { id: url.path, path: url.path, handle }
  // The server renders a page that requires a login as its loading state; the browser does the rest after checking
  // access.
  if (import.meta.env.SSR && url.access !== 'anyone') return route
  if (base && url.access === 'admin') return { ...route, loader: redirectToDefaultLanguage }
  return {
    ...route,
    lazy: withOfflineFallback(async () => {
      const page = await loadPage(url)
      // The router does not take a handle from a lazy page, so the page is added to the existing one.
      handle.page = page
      return {
        loader: loaderOf(url, page),
        ...(page.shouldRevalidate && { shouldRevalidate: page.shouldRevalidate }),
      }
    }),
  }
}

/** The back office exists in the default language only, so a URL with a language prefix opens another document. */
const redirectToDefaultLanguage = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search, origin } = new URL(request.url)
  throw redirect(origin + pathOf(pathname) + search)
}

/** The loader of a page with its guard. Both run in parallel; the guard's result takes precedence. */
const loaderOf = (url: PageUrl, page: PageModule) => {
  const open = withOfflineFallback(async (asked: LoaderFunctionArgs, isRevalidation: boolean) => {
    const loading = loadData(url, page, asked, isRevalidation)
    loading.catch(() => {})
    if (url.access !== 'anyone' && !isForVisitor(url, asked)) {
      const check = whileVerifyingRole(guard(url.access, withPagePath(asked)))
      // Another section of the back office, each of whose calls is checked by the server as well.
      if (url.access === 'admin' && isShown(url))
        check.catch((error) => isShown(url) && followRedirect(error))
      else await check
    }
    return await loading
  })
  return (args: LoaderFunctionArgs) =>
    revalidateOrKeep(url, (isRevalidation) => open(args, isRevalidation)).catch((error: unknown) => {
      throw failureOf(error)
    })
}

/** A navigation to a public page uses data that is there already; a revalidation loads it again. */
function loadData(url: PageUrl, { loader }: PageModule, asked: LoaderFunctionArgs, isRevalidation: boolean) {
  const { request } = asked
  if (import.meta.env.SSR || !loader || !isKeptPage(url))
    return loader?.(withPagePath(asked)) ?? Promise.resolve(null)
  noteNavigation(request.url)
  const load = () => loadAndKeep(loader, asked, { isShown: true })
  if (isRevalidation) return load()
  const loaded = takeLoaded(request.url)
  // A prefetch that fails while the visitor waits for it is tried once more.
  return loaded?.catch((error) => (error instanceof Response ? Promise.reject(error) : load())) ?? load()
}

/** Leaves the page for where its guard leads. Its other errors are those of the page's own calls. */
const followRedirect = (error: unknown) => {
  const to = error instanceof Response && error.headers.get('location')
  if (to) void navigate(to, { replace: true })
}

/** Whether a guest opens a page that is also for guests, so that no login is required. */
const isForVisitor = ({ visitorsToo }: PageUrl, { context }: LoaderFunctionArgs) =>
  visitorsToo && context.get(publicSettingsContext).visitorCarts && !hasSignedInHint()

/** Checks that the user may open the page, and that a name in its URL is their own; throws a redirect otherwise. */
async function guard(access: 'customer' | 'admin', args: LoaderFunctionArgs) {
  const { requireAccess, requireOwnName } = await loadGuard()
  requireOwnName(await requireAccess(access, args), args)
}

/**
 * Turns a refusal of the API into the router's error, and gives other errors unchanged. Recognised by its status,
 * because its class may be from another bundle.
 */
function failureOf(error: unknown) {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number')
    return data({ message: error.message }, { status: error.status || 503 })
  return error
}
