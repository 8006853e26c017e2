import type { PublicSettings } from '#pages/page-render.ts'

type Listener = (store: PublicSettings['store']) => void

let listener: Listener = () => {}

/** Sets the only listener to changes of the store settings that are made on this page. */
export const onStoreChange = (newListener: Listener) => {
  listener = newListener
}

/** Updates the store settings on this page and for later client-side navigations. */
export const publishStoreChange: Listener = (store) => listener(store)
