import { base } from '#words/page/en.ts'

/** The browser's URL of a path: in Tamil `/cart` becomes `/ta/cart`. A query alone, `?page=2`, stays unchanged. */
export const hrefOf = (path: string) =>
  base && path.startsWith('/') ? base + path.replace(/^\/(?=[?#]|$)/, '') : path

/** The path in the page table for a browser URL: `/ta/cart` becomes `/cart`. */
export const pathOf = (pathname: string) => (base ? pathname.slice(base.length) || '/' : pathname)
