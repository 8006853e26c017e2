import { base } from '#words/page/en.ts'

/** A path of the shop as a browser asks for it: in Tamil `/cart` is `/ta/cart`. A query alone, `?page=2`, stays one. */
export const hrefOf = (path: string) =>
  base && path.startsWith('/') ? base + path.replace(/^\/(?=[?#]|$)/, '') : path

/** What the browser's address is in the table of pages: of `/ta/cart` it is `/cart`. */
export const pathOf = (pathname: string) => (base ? pathname.slice(base.length) || '/' : pathname)
