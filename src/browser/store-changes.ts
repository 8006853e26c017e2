import type { PublicSettings } from '#pages/page-render.ts'

type Listener = (store: PublicSettings['store']) => void

let listener: Listener = () => {}

/** Subscribes to changes of the store settings that were made on this page. */
export const onStoreChange = (follow: Listener) => {
  listener = follow
}

/** Updates the store settings on this page and for later client-side navigations. */
export const publishStoreChange: Listener = (store) => listener(store)
