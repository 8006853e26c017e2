import type { DeliveryArea } from '#ordering/delivery/contract.ts'
import type { PublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import type { Language } from '#words/language.ts'
import type { PageUrl } from './page-url.ts'

/**
 * The page render's interface for the server. The two are compiled separately, for different environments, and share
 * only this file and the contracts.
 */
export type PageRender = {
  /** The row of the page table that a path belongs to; unknown paths belong to the 404 page. */
  matchPageUrl: (pathname: string) => PageUrl
  /**
   * Renders a page's markup, head and data. A page that requires a login is rendered as its loading state: the browser
   * loads its data after checking access. Each language has its own render.
   * @param path without the language
   * @returns a redirect's target with its language, or the page
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

/** How the render calls the API. */
type ReadApi = (request: { method: string; path: string }) => Promise<ApiResponse>
export type ApiResponse = {
  status: number
  body: unknown
  headers?: { get: (name: string) => string | null }
}

/** A rendered page, to be put into a document. */
export type RenderedPage = {
  status: number
  body: string
  head: Head
  data: string
  page: PageUrl
  /** No part of the page failed; only such a page is cached. */
  isComplete: boolean
}

/** Terms that apply to every offer, only for search engines. */
export type OfferTerms = { areas: DeliveryArea[] }

/** Why a page cannot be shown: its layout is rendered with this message. */
export type Failure = { status: number; sentence: string }

/** A page's metadata for search engines and link previews. */
export type Head = {
  title: string
  description?: string
  /** A path on this site; the page's own path without its query when absent. */
  canonical?: string
  /** The picture of a link preview; without it the shop's own. */
  preview?: PictureView
  /** The largest picture of the first view, to be preloaded. */
  largest?: { picture: PictureView; narrow?: PictureView | null; sizes: string }
  /** Not indexed by search engines. */
  hidden?: boolean
  /** The product that the page sells, for link previews. Rupees. */
  offer?: { price: number; isInStock: boolean }
  /** The page names the feed of new products. */
  feed?: boolean
  /** Structured data, one object per script. */
  jsonLd?: object[]
}

/** The store settings that every page has; the same for all readers of a language. */
export type PublicSettings = {
  publicUrl: string
  /** The payment emulator is in use: a banner says that payments are not real (decision B17). */
  isTestPayment: boolean
  /** The URL of the payment provider's script. */
  checkoutScript: string
  /** The shop was started with the demo: missing settings get the demo's texts. */
  demo: boolean
  /** A recipe or story is published, so pages link to them. */
  stories: boolean
  /** Guests can have carts. */
  visitorCarts: boolean
  /** Guests can place orders without an account. */
  guestCheckout: boolean
  /** Browsers may keep visited pages, to show them without the network. */
  offline: boolean
  /** The store settings in the page's language, when the page was rendered. */
  store: PublicStoreSettings
}
