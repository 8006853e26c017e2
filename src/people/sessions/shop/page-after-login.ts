import { matchRoutes } from 'react-router'
import type { PageUrl } from '#pages/page-url.ts'
import { pageUrls } from '#urls.tsx'
import { homeOf } from '#values/people/login-paths.ts'
import type { Role } from '#values/people/role.ts'

/**
 * The path of the page after logging in: `from`, the previous one, if it is a page of this shop that the role may open,
 * otherwise `redirect`, the one from the server (decision P5).
 */
export const pageAfterLogin = (from: string | null, { role, redirect }: { role: Role; redirect: string }) =>
  from !== null && mayOpen(from, role) ? from : redirect || homeOf(role)

/** A placeholder host to resolve the path against: a result on another host would be an open redirect. */
const shop = 'http://shop.invalid'

/** Whether the path is a page of this shop that the role may open; pages such as the log-in page are not. */
function mayOpen(path: string, role: Role) {
  if (!path.startsWith('/') || !URL.canParse(path, shop)) return false
  const { origin, pathname } = new URL(path, shop)
  const page = pageAt(pathname)
  if (origin !== shop || !page || page.path === '*' || page.signedOutOnly) return false
  return page.access === 'anyone' || page.access === role
}

/**
 * The page that the router would open; undefined if no route matches. It prefers `/admin/orders` to
 * `/:username/orders`, whatever their order.
 */
function pageAt(pathname: string): PageUrl | undefined {
  const match = matchRoutes(
    pageUrls.map((url) => ({ path: url.path, handle: url })),
    pathname,
  )
  return match?.at(-1)?.route.handle
}
