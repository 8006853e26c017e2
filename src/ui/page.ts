import type { ComponentType } from 'react'
import { createContext, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router'
import type { Endpoints } from '../http/endpoint.ts'
import type { PictureView } from '../values/picture.ts'
import { browserTransport, callApi, type Transport } from './call-api.ts'

/** What a page tells search engines and link previews. */
export type Head = {
  title: string
  description?: string
  /** A path on this site; the page's own path without its query when absent. */
  canonical?: string
  /** The picture of a link preview: a path on this site. */
  image?: string
  /** The largest picture of the first view, asked for before the page's body is read. */
  largest?: { picture: PictureView; narrow?: PictureView | null; sizes: string }
  /** Kept out of search engines. */
  hidden?: boolean
  /** Structured data, one object a script. */
  jsonLd?: object[]
}

/** What the head of a page may be made from. `Data` is what its loader gave. */
export type HeadArgs<Data> = { data: Data; publicUrl: string; storeName: string }

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
export const transportContext = createContext<Transport>(browserTransport)

/** The API as a loader calls it, on both sides alike. */
export const apiOf = <Table extends Endpoints>({ context }: Pick<LoaderFunctionArgs, 'context'>) =>
  callApi<Table>(context.get(transportContext))

/** What every page knows of the shop it stands in; the same for all visitors. */
export type ShopFacts = {
  publicUrl: string
  /** The payment emulator is in use: a banner says that no money moves (decision B17). */
  pretendMoney: boolean
}
export const shopFactsContext = createContext<ShopFacts>()
