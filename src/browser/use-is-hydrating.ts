import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the component is rendered by the server, or in the browser for the first time over what the server sent. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
