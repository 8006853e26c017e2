import type { PublicSettings } from '#pages/page-render.ts'

type Listener = (store: PublicSettings['store']) => void

let listener: Listener = () => {}

/** Hears of facts that were changed on this very page. */
export const onStoreChange = (follow: Listener) => {
  listener = follow
}

/** Updates the store settings on this page, and on pages that are opened from it without a new document. */
export const publishStoreChange: Listener = (store) => listener(store)
