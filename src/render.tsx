import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { head as notFoundHead } from './areas/storefront/web/not-found-page.tsx'
import { type RouteHandle, routes } from './routes.tsx'
import { store } from './store.ts'
import type { Transport } from './ui/call-api.ts'
import { latePartsLoaded } from './ui/late.tsx'
import { type Head, type ShopFacts, shopFactsContext, transportContext } from './ui/page.ts'
import type { PageUrl } from './urls.tsx'

const handler = createStaticHandler(routes)

/** The row of the page table that a path belongs to; unknown paths belong to the 404 page. */
export function pageUrlOf(pathname: string): PageUrl {
  const handle: RouteHandle | undefined = matchRoutes(routes, pathname)?.at(-1)?.route.handle
  if (!handle) throw new Error(`No page answers ${pathname}`)
  return handle.url
}

/** A page ready to be put into a document. */
export type RenderedPage = {
  status: number
  body: string
  head: Head
  data: string
  page: string
  /** No part of it tells of a failure; only such a page is worth keeping. */
  whole: boolean
}

/**
 * Renders a page's markup and says what its head and its data are. A page that needs a login is rendered as its
 * loading state only: its data is asked for in the browser, behind the guard.
 * @returns a redirect's target, or the page
 */
export async function renderPage(
  path: string,
  { facts, transport }: { facts: ShopFacts; transport: Transport },
): Promise<{ redirect: string } | RenderedPage> {
  const requestContext = new RouterContextProvider()
  let whole = true
  requestContext.set(transportContext, async (request) => {
    const answer = await transport(request)
    whole &&= answer.status < 500
    return answer
  })
  requestContext.set(shopFactsContext, facts)
  const context = await handler.query(new Request(new URL(path, facts.publicUrl)), { requestContext })
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }
  const { url, head } = lastHandle(context)
  await latePartsLoaded()
  return {
    status: context.statusCode,
    body: renderToString(
      <StrictMode>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StrictMode>,
    ),
    head: headOf(context, head, facts),
    data: inertJson(context),
    page: url.page,
    whole,
  }
}

// Every row of the page table has a handle, and an unknown path ends at the table's last row.
const lastHandle = ({ matches }: StaticHandlerContext) =>
  matches[matches.length - 1]?.route.handle as RouteHandle

function headOf(context: StaticHandlerContext, head: RouteHandle['head'], { publicUrl }: ShopFacts): Head {
  if (context.statusCode === 404) return notFoundHead({ storeName: store.name })
  const id = context.matches.at(-1)?.route.id ?? ''
  if (context.errors || !head) return { title: store.name, hidden: true }
  return head({ data: context.loaderData[id] as never, publicUrl, storeName: store.name })
}

/** What the browser takes over from, as text that can stand inside a script element. */
function inertJson({ loaderData, errors }: StaticHandlerContext) {
  return JSON.stringify({ loaderData, errors: errors && mapValues(errors, plainError) }).replaceAll(
    '<',
    '\\u003c',
  )
}

/** A failure as the router's browser half reads it again; a bug tells nothing of the server's insides. */
const plainError = (error: unknown) =>
  isRouteErrorResponse(error)
    ? { __type: 'RouteErrorResponse', status: error.status, statusText: '', data: error.data }
    : { __type: 'Error', message: '' }

const mapValues = <In, Out>(record: Record<string, In>, change: (value: In) => Out) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
