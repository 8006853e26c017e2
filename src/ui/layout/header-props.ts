/** The user; 'unknown' until the browser has loaded it. An empty name counts as none. */
export type Visitor = { name?: string; profileHref: string } | null | 'unknown'

/** The header's link to the cart. */
export type CartLink = { to: string; label: string }
