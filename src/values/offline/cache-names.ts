/** What the service worker keeps, each kind in a cache of its own. */
export type KeptKind = 'page' | 'data' | 'file' | 'picture'

/** The cache of a release. The pages and data of another release are never shown. */
export const cacheNameOf = (kind: KeptKind, release: string) => `shop-${kind}-${release}`
export const isOurCache = (name: string) => name.startsWith('shop-')
/** Whether a cache shows what the person at this device has looked at. */
export const hasVisits = (name: string) => /^shop-(?:page|data|picture)-/.test(name)
