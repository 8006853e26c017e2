import type { FastifyRequest } from 'fastify'
import type { PublicSettings } from '#pages/page-render.ts'
import { loginPath } from '#values/people/login-paths.ts'
import { defaultLanguage, pathIn } from '#words/language.ts'
import type { CacheablePageTarget } from './page-url.ts'

/**
 * The redirect for a user who may not open a page, or does not need it (specification §2.2, decision P6). The back
 * office exists in the default language only. For pages opened from a link within the shop, `require-access.ts` does the
 * same in the browser.
 * @returns the path to redirect to; null if the page may be opened
 */
export function findAccessRedirect(
  { page: { access, signedOutOnly, visitorsToo }, language }: CacheablePageTarget,
  { user, url }: FastifyRequest,
  { visitorCarts }: PublicSettings,
) {
  if (access === 'admin' && language !== defaultLanguage) return url
  if (signedOutOnly && user) return user.role === 'admin' ? '/admin' : pathIn(language, '/')
  if (access === 'anyone' || user?.role === access) return null
  if (!user && visitorsToo && visitorCarts) return null
  return pathIn(language, user ? '/' : loginPath(url))
}
