import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router'
import { serverPartsLoaded } from '#browser/lazy-hydration.tsx'
import { type PageModule, publicSettingsContext, transportContext } from '#browser/page.ts'
import { hrefOf } from '#browser/router/href.ts'
import type { RouterState } from '#browser/router/router-state.ts'
import { head as notFoundHead } from '#shopfront/pages/shop/not-found-page.tsx'
import { base } from '#words/page/en.ts'
import type { Failure, Head, OfferTerms, PageRender, PublicSettings } from './page-render.ts'
import type { PageUrl } from './page-url.ts'
import { routes } from './routes.ts'
import { type RouteHandle, ShopPage } from './shop-page.tsx'

export { matchPageUrl } from './match-page-url.ts'

const handler = createStaticHandler(routes, { ...(base && { basename: base }) })

export const renderPage: PageRender['renderPage'] = async (path, { facts, offers, transport, failure }) => {
  const requestContext = new RouterContextProvider()
  let isComplete = true
  requestContext.set(transportContext, async (request) => {
    const answer = await transport(request)
    isComplete &&= answer.status < 500
    return answer
  })
  requestContext.set(publicSettingsContext, facts)
  const context = await handler.query(new Request(new URL(hrefOf(path), facts.publicUrl)), { requestContext })
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }
  if (failure) setFailure(context, failure)
  const { url, page } = lastHandle(context)
  await serverPartsLoaded()
  return {
    status: context.statusCode,
    body: renderToString(
      <StrictMode>
        <ShopPage first={routerStateOf(context)} />
      </StrictMode>,
    ),
    head: headOf(context, page?.head, { ...facts, offers }),
    data: inertJson(context),
    page: url,
    isComplete: isComplete,
  }
}

const routerStateOf = ({ location, matches, loaderData, errors }: StaticHandlerContext): RouterState => ({
  location,
  matches,
  loaderData,
  errors,
  initialized: true,
  navigation: { state: 'idle' },
  revalidation: 'idle',
})

/** Makes the page render as an error page with this status and message. */
function setFailure(context: StaticHandlerContext, { status, sentence }: Failure) {
  const id = context.matches.at(-1)?.route.id ?? ''
  context.statusCode = status
  context.errors = { [id]: { status, statusText: '', data: { message: sentence }, internal: false } }
}

// Every row of the page table has a handle, and the table's last row matches unknown paths.
const lastHandle = ({ matches }: StaticHandlerContext) =>
  matches[matches.length - 1]?.route.handle as RouteHandle

function headOf(
  context: StaticHandlerContext,
  head: PageModule['head'] | undefined,
  { publicUrl, store, offers }: PublicSettings & { offers: OfferTerms },
): Head {
  if (context.statusCode === 404) return notFoundHead({ storeName: store.name })
  const id = context.matches.at(-1)?.route.id ?? ''
  if (context.errors || !head) return { title: store.name, hidden: true }
  const pageHead = head({
    data: context.loaderData[id] as never,
    publicUrl,
    store,
    offers,
    storeName: store.name,
  })
  return isPrivatePage(lastHandle(context).url) ? { ...pageHead, hidden: true } : pageHead
}

/** Pages about a user's account must not be indexed. */
const isPrivatePage = ({ access, signedOutOnly, secret }: PageUrl) =>
  access !== 'anyone' || signedOutOnly === true || secret === true

/** The data for hydration, escaped for a script element. */
function inertJson(context: StaticHandlerContext) {
  const { loaderData, errors, matches, statusCode } = context
  const data = {
    page: lastHandle(context).url.path,
    // The 404 page is the same for all URLs of its row, so it must not contain one.
    params: statusCode === 404 ? {} : matches.at(-1)?.params,
    loaderData,
    errors: errors && mapValues(errors, plainError),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** An error in a form that the browser can restore; a bug's details are left out. */
const plainError = (error: unknown) =>
  isRouteErrorResponse(error)
    ? { __type: 'RouteErrorResponse', status: error.status, statusText: '', data: error.data }
    : { __type: 'Error', message: '' }

const mapValues = <In, Out>(record: Record<string, In>, change: (value: In) => Out) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
