import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { throwChunkLoadError } from '#browser/chunk-load-error.ts'
import { type PageModule, publicSettingsContext } from '#browser/page.ts'
import { pathOf } from '#browser/router/href.ts'
import { whileVerifyingRole } from '#browser/verifying-role.ts'
import { maybeSignedIn } from '#people/sessions/shop/visitor.ts'
import { type PageUrl, pageUrls } from '#urls.tsx'
import { base } from '#words/page/en.ts'
import { loadPage } from './load-page.ts'
import { revalidateOrKeep, withOfflineFallback } from './offline-fallback.ts'
import { takePrefetched } from './prefetch-page.ts'
import type { RouteHandle } from './shop-page.tsx'

/** The shop's facts came with the document, the same for all visitors; nobody is asked for them. */
const shopRoute = {
  id: 'shop',
  loader: ({ context }: LoaderFunctionArgs) => context.get(publicSettingsContext),
}

/** The table of pages as the router wants it: what to load for each, behind its guard. It draws none of them. */
export const routes: RouteObject[] = [{ ...shopRoute, children: pageUrls.map(routeOf) }]

function routeOf(url: PageUrl): RouteObject {
  const handle: RouteHandle = { url }
  const route = { id: url.path, path: url.path, handle }
  // A page that needs a login is only its loading state on the server; the rest comes behind the guard.
  if (import.meta.env.SSR && url.access !== 'anyone') return route
  if (base && url.access === 'admin') return { ...route, loader: redirectToDefaultLanguage }
  return {
    ...route,
    lazy: withOfflineFallback(async () => {
      const page = await loadPage(url)
      // The router takes no handle from a lazy page, so the page joins the one that is there.
      handle.page = page
      return {
        loader: loaderOf(url, page),
        ...(page.shouldRevalidate && { shouldRevalidate: page.shouldRevalidate }),
      }
    }),
  }
}

/** The back office speaks the first language alone: an address without ours opens another document. */
const redirectToDefaultLanguage = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search, origin } = new URL(request.url)
  throw redirect(origin + pathOf(pathname) + search)
}

/** Guard and page ask at the same time; the guard's answer counts first. */
const loaderOf = (url: PageUrl, page: PageModule) => {
  const open = withOfflineFallback(async (asked: LoaderFunctionArgs) => {
    const args = { ...asked, request: withoutBase(asked.request) }
    const loading = takePrefetched(asked.request) ?? page.loader?.(args) ?? Promise.resolve(null)
    loading.catch(() => {})
    if (url.access !== 'anyone' && !isForVisitor(url, args)) await whileVerifyingRole(guard(url.access, args))
    return await loading
  })
  return (args: LoaderFunctionArgs) =>
    revalidateOrKeep(url.path, () => open(args)).catch((error: unknown) => {
      throw failureOf(error)
    })
}

/** Loaders and the guard are told the path that stands in the table. */
function withoutBase(request: Request) {
  if (!base) return request
  const { origin, pathname, search } = new URL(request.url)
  return new Request(origin + pathOf(pathname) + search, request)
}

const isForVisitor = ({ visitorsToo }: PageUrl, { context }: LoaderFunctionArgs) =>
  visitorsToo && context.get(publicSettingsContext).visitorCarts && !maybeSignedIn()

/** Visitors of public pages do not carry the guard's code. */
async function guard(access: 'customer' | 'admin', args: LoaderFunctionArgs) {
  const { requireAccess, requireOwnName } = await import('#people/sessions/shop/require-access.ts').catch(
    throwChunkLoadError,
  )
  requireOwnName(await requireAccess(access, args), args)
}

/** A refusal of the API, as the router knows failures. Told by its status: the class may be another bundle's. */
function failureOf(error: unknown) {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number')
    return data({ message: error.message }, { status: error.status || 503 })
  return error
}
