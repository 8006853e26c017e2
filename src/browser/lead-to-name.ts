import type { LoaderFunctionArgs } from 'react-router'

/**
 * A link from before addresses had names leads on to the one that names its thing, before anything of it is drawn and
 * without a step of its own for Back. Pages that the server opens were led on there.
 * @param found what the page is about; a page that has a name need not wait for it
 */
export async function leadToName({ params, request }: LoaderFunctionArgs, found: Promise<{ path: string }>) {
  if (import.meta.env.SSR || !/^\d+$/.test(params.id ?? '')) return
  const { pathname, search } = new URL(request.url)
  const path = await found.then((thing) => thing.path).catch(() => pathname)
  // As the router's own `redirect`, whose code would be among that of the first view.
  if (path !== pathname) throw new Response(null, { status: 302, headers: { location: path + search } })
}
