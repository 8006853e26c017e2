import type { LoaderFunctionArgs } from 'react-router'

/**
 * Redirects a URL without a name to the canonical one, before rendering and without a history entry. Pages that the
 * server opens were redirected there.
 * @param found the page's subject; a page that has a name need not wait for it
 * @throws Response the redirect, if the canonical URL is another one
 */
export async function redirectToCanonical(
  { params, request }: LoaderFunctionArgs,
  found: Promise<{ path: string }>,
) {
  if (import.meta.env.SSR || !/^\d+$/.test(params.id ?? '')) return
  const { pathname, search } = new URL(request.url)
  const path = await found.then((thing) => thing.path).catch(() => pathname)
  // The router's own `redirect` would add its code to the first page's script.
  if (path !== pathname) throw new Response(null, { status: 302, headers: { location: path + search } })
}
