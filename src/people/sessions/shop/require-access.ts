import { type LoaderFunctionArgs, redirect } from 'react-router'
import { callApi } from '#browser/call-api.ts'
import { isSignedOut } from '#browser/error-message.ts'
import type { accountEndpoints } from '#people/accounts/contract.ts'
import { loginPath, secondFactorPath, secondFactorUrl } from '#values/people/login-paths.ts'
import type { Role } from '#values/people/role.ts'
import { nameInPath } from './name-in-path.ts'

/**
 * The guard of a page that needs a role, run in the browser before the page's own loader is awaited: nobody signed in
 * is sent to the log-in page, another role to `/` (specification §2.2), an administrator without their second factor to
 * its page. For documents, `access-redirect.ts` does the same on the server.
 * @returns the account's name, for URLs that contain it
 * @throws a redirect
 */
export async function requireAccess(access: Role, { request }: Pick<LoaderFunctionArgs, 'request'>) {
  const url = new URL(request.url)
  try {
    const { role, name, second_factor } = await callApi<typeof accountEndpoints>()('GET /protected/verify', {
      signal: request.signal,
    })
    if (role !== access) throw redirect('/')
    if (second_factor && url.pathname !== secondFactorUrl)
      throw redirect(secondFactorPath(url.pathname + url.search))
    return name
  } catch (error) {
    if (isSignedOut(error)) throw redirect(loginPath(url.pathname + url.search))
    throw error
  }
}

/**
 * The guard of a page whose path contains a customer's name: with another name, redirects to the same page with one's
 * own (decision P3).
 * @throws a redirect
 */
export function requireOwnName(
  name: string,
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
) {
  const own = nameInPath(name)
  if (params.username === undefined || encodeURIComponent(params.username) === own) return
  const url = new URL(request.url)
  const path = url.pathname
    .split('/')
    .map((part) => (decodeURIComponent(part) === params.username ? own : part))
  throw redirect(path.join('/') + url.search)
}
