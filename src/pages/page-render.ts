import type { DeliveryArea } from '#ordering/delivery/contract.ts'
import type { PublicStoreSettings } from '#shopfront/settings/contract.ts'
import type { PageUrl } from '#urls.tsx'
import type { PictureView } from '#values/pictures/picture.ts'
import type { Language } from '#words/language.ts'

/**
 * What the pages' render offers the server. The two are compiled apart, for different surroundings: this file and the
 * contracts are all that both see.
 */
export type PageRender = {
  /** The row of the page table that a path belongs to; unknown paths belong to the 404 page. */
  matchPageUrl: (pathname: string) => PageUrl
  /**
   * Renders a page's markup and says what its head and its data are. A page that needs a login is rendered as its
   * loading state only: its data is asked for in the browser, behind the guard. Each language has a render of its own.
   * @param path without the language
   * @returns a redirect's target, with the language in front, or the page
   */
  renderPage: (
    path: string,
    from: {
      language: Language
      facts: PublicSettings
      offers: OfferTerms
      transport: ReadApi
      failure?: Failure
    },
  ) => Promise<{ redirect: string } | RenderedPage>
}

/** How the render reads from the API. */
type ReadApi = (request: { method: string; path: string }) => Promise<ApiResponse>
export type ApiResponse = {
  status: number
  body: unknown
  headers?: { get: (name: string) => string | null }
}

/** A page ready to be put into a document. */
export type RenderedPage = {
  status: number
  body: string
  head: Head
  data: string
  page: PageUrl
  /** No part of the page failed; only such a page is cached. */
  isComplete: boolean
}

/** What is true of everything that is on offer; only search engines are told of it. */
export type OfferTerms = { now: Date; areas: DeliveryArea[] }

/** Why a page cannot be shown, though there is one: its frame stands, with this sentence in its place. */
export type Failure = { status: number; sentence: string }

/** What a page tells search engines and link previews. */
export type Head = {
  title: string
  description?: string
  /** A path on this site; the page's own path without its query when absent. */
  canonical?: string
  /** The picture of a link preview; the shop's own when absent. */
  preview?: PictureView
  /** The largest picture of the first view, asked for before the page's body is read. */
  largest?: { picture: PictureView; narrow?: PictureView | null; sizes: string }
  /** Kept out of search engines. */
  hidden?: boolean
  /** Structured data, one object a script. */
  jsonLd?: object[]
}

/** What every page knows of the shop it stands in; the same for all who read it in one language. */
export type PublicSettings = {
  publicUrl: string
  /** The payment emulator is in use: a banner says that no money moves (decision B17). */
  isTestPayment: boolean
  /** Started with the demo: says what its merchant did not give, as the requirements do. */
  demo: boolean
  /** Visitors have carts, too. */
  visitorCarts: boolean
  /** The merchant's facts, as they were when the page was made, in its language. */
  store: PublicStoreSettings
}
