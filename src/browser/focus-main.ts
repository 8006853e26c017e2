import { useEffect } from 'react'

/** Moves the focus to the main part of the page, after the focused element was removed. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

/**
 * Moves the focus to the main part of the page when the component is removed and took the focus with it, as after
 * pressing its own button.
 */
export function useFocusMainOnUnmount() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusMain()
    },
    [],
  )
}
