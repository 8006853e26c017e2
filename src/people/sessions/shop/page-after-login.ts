import { matchRoutes } from 'react-router'
import { type PageUrl, pageUrls } from '#urls.tsx'
import { homeOf, type Role } from './login-paths.ts'

/**
 * Where somebody goes after logging in: back to where they came from if that is a page of this shop that their role
 * may open, otherwise to where the server says (decision P5).
 */
export const pageAfterLogin = (from: string | null, { role, redirect }: { role: Role; redirect: string }) =>
  from !== null && mayOpen(from, role) ? from : redirect || homeOf(role)

/** A made-up host to resolve the path against: a result on another host would be an open redirect. */
const shop = 'http://shop.invalid'

function mayOpen(path: string, role: Role) {
  if (!path.startsWith('/') || !URL.canParse(path, shop)) return false
  const { origin, pathname } = new URL(path, shop)
  const page = pageAt(pathname)
  if (origin !== shop || !page || page.path === '*' || page.signedOutOnly) return false
  return page.access === 'anyone' || page.access === role
}

/** The page the router would open, which prefers `/admin/orders` to `/:username/orders` wherever they stand. */
function pageAt(pathname: string): PageUrl | undefined {
  const match = matchRoutes(
    pageUrls.map((url) => ({ path: url.path, handle: url })),
    pathname,
  )
  return match?.at(-1)?.route.handle
}
