import { useEffect } from 'react'

/** Moves the focus to the main part of the page, after the focused element was removed. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

/** For a component that disappears after its own button was pressed. */
export function useFocusMainOnUnmount() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusMain()
    },
    [],
  )
}
