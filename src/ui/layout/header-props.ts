/** Who looks at the page; 'unknown' until the browser has asked. An empty name counts as none. */
export type Visitor = { name?: string; profileHref: string } | null | 'unknown'

/** The header's link to the cart. */
export type CartLink = { to: string; label: string }
