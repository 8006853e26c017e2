import type { Role } from '#values/people/role.ts'

/** A page's path and its module. */
export type PageUrl = {
  path: string
  /** Who may open it: everyone, or one role. What it shows depends on the rights of the calls that it makes. */
  access: 'anyone' | Role
  /** The page's module, loaded when it is first opened. */
  page: `./${string}/${'shop' | 'admin'}/${string}-page.tsx`
  /** No navigation bar and footer, for pages with a single task (specification §2.1). */
  bare?: true
  /** Shows product cards, so the bar with the cart is at its lower edge. */
  withCartBar?: true
  /** Ends with the products that were looked at on this device. */
  withRecentlyViewed?: true
  /** Also open to guests, if guests have carts. */
  visitorsToo?: true
  /** Signed-in users are redirected to their home page (decision P6). */
  signedOutOnly?: true
  /** The query parameters that change a public page; its cached copies do not depend on others. */
  query?: string[]
  /** Reachable before the shop opens (decision X16). */
  beforeOpening?: true
  /** The URL contains a user's secret, so the page must not be cached. */
  secret?: true
}
