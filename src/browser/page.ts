import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouterContext, ShouldRevalidateFunction } from 'react-router'
import type { Endpoints } from '#http/calls/endpoint.ts'
import type { Head, OfferTerms, PublicSettings } from '#pages/page-render.ts'
import { browserTransport, callApi, type Transport } from './call-api.ts'

/** The input for a page's head. `Data` is the result of its loader. */
export type HeadArgs<Data> = Pick<PublicSettings, 'publicUrl' | 'store'> & {
  data: Data
  storeName: string
  /** On the server only: a browser does not need structured data for search engines. */
  offers?: OfferTerms
}

/** The exports of a page's file. */
export type PageModule = {
  default: ComponentType
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>
  // Each page's head function has its own loader's type.
  head?: (args: HeadArgs<never>) => Head
  /** Skips the loader after a change of the query that it does not read; without it the loader always runs. */
  shouldRevalidate?: ShouldRevalidateFunction
  /** Shown when the page's loader fails; without it, the shop's own error pages are shown. */
  ErrorBoundary?: ComponentType
}

/** How loaders reach the API: directly on the server, with `fetch` in the browser. */
export const transportContext: RouterContext<Transport> = { defaultValue: browserTransport }

/** The API client for loaders, on the server and in the browser. */
export const apiOf = <Table extends Endpoints>({ context }: Pick<LoaderFunctionArgs, 'context'>) =>
  callApi<Table>(context.get(transportContext))

/** The public store settings, for loaders. */
export const publicSettingsContext: RouterContext<PublicSettings> = {}
