import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouterContext, ShouldRevalidateFunction } from 'react-router'
import type { Endpoints } from '#http/calls/endpoint.ts'
import type { Head, OfferTerms, PublicSettings } from '#pages/page-render.ts'
import { browserTransport, callApi, type Transport } from './call-api.ts'

/** What the head of a page may be made from. `Data` is what its loader gave. */
export type HeadArgs<Data> = Pick<PublicSettings, 'publicUrl' | 'store'> & {
  data: Data
  storeName: string
  /** On the server alone: a browser tells search engines nothing. */
  offers?: OfferTerms
}

/** What a page's file exports. */
export type PageModule = {
  default: ComponentType
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>
  // A page's own head knows the type of its own loader's data.
  head?: (args: HeadArgs<never>) => Head
  /** Keeps a change of the query that the loader does not read from asking again; always asked when absent. */
  shouldRevalidate?: ShouldRevalidateFunction
  /** Shown instead of the page when its loader fails; the shop's own pages when absent. */
  ErrorBoundary?: ComponentType
}

/** How loaders reach the API: straight on the server, by `fetch` in the browser. */
export const transportContext: RouterContext<Transport> = { defaultValue: browserTransport }

/** The API as a loader calls it, on both sides alike. */
export const apiOf = <Table extends Endpoints>({ context }: Pick<LoaderFunctionArgs, 'context'>) =>
  callApi<Table>(context.get(transportContext))

/** The facts of the shop, for loaders. */
export const publicSettingsContext: RouterContext<PublicSettings> = {}
