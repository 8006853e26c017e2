/** Who looks at the page; 'unknown' until the browser has asked. An empty name counts as none. */
export type Visitor = { name?: string; profileHref: string } | null | 'unknown'

/** Where what was bought is. */
export type Bag = { to: string; label: string }
