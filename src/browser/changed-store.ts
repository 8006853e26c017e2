import type { ShopFacts } from '#pages/page-render.ts'

type Follower = (store: ShopFacts['store']) => void

let follower: Follower = () => {}

/** Hears of facts that were changed on this very page. */
export const whenStoreChanges = (follow: Follower) => {
  follower = follow
}

/** Has this page say the merchant's new facts, and those that are opened from it without a new document. */
export const sayStoreChanged: Follower = (store) => follower(store)
