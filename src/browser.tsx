import './ui/styles.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './routes.tsx'
import { EarlyInput } from './ui/early-input.tsx'
import { type ShopFacts, shopFactsContext } from './ui/page.ts'

type PageData = { loaderData: { shop: ShopFacts }; errors: Record<string, PlainError> | null }
type PlainError = { __type: string; status: number; statusText: string; data: unknown }

/** The page's data as the server wrote it: inert JSON, so that a cached page needs no script of its own. */
const readPageData = (): PageData => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}')

/** The server's failures as the router tells them apart. */
const revive = (errors: PageData['errors']) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, { __type, status, statusText, data }]) => [
      id,
      __type === 'RouteErrorResponse' ? { status, statusText, data, internal: false } : new Error(),
    ]),
  )

/** The page on the screen has to be there as code before React takes it over, or it would be torn down and built anew. */
async function resolveCurrentPage() {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}

async function start() {
  const pageData = readPageData()
  const root = document.getElementById('root')
  if (!root) return
  await resolveCurrentPage()
  const router = createBrowserRouter(routes, {
    hydrationData: { ...pageData, errors: revive(pageData.errors) },
    getContext: () => new RouterContextProvider(new Map([[shopFactsContext, pageData.loaderData.shop]])),
  })
  hydrateRoot(
    root,
    <StrictMode>
      <EarlyInput>
        <RouterProvider router={router} />
      </EarlyInput>
    </StrictMode>,
  )
}

void start()
