import type { Params } from 'react-router'
import type { PublicSettings } from './page-render.ts'

/** The data for hydration: which page it is, and the results of its loaders on the server. */
export type PageData = {
  page: string
  params: Params
  loaderData: Record<string, unknown> & { shop: PublicSettings }
  errors: Record<string, unknown> | null
}

type PlainError = { __type: string; status: number; statusText: string; data: unknown }

/** The page's data from the server: inert JSON, so that a cached page needs no inline script. */
export function readPageData(): PageData {
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}')
  return { ...data, errors: reviveErrors(data.errors) }
}

/** The server's errors as the router's error types. */
const reviveErrors = (errors: Record<string, PlainError> | null) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, { __type, status, statusText, data }]) => [
      id,
      __type === 'RouteErrorResponse' ? { status, statusText, data, internal: false } : new Error(),
    ]),
  )
