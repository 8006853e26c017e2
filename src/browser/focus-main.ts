import { useEffect } from 'react'

/** The page's main part takes the focus, where whoever had it is gone. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

/** For a part that goes when its own button has done its work. */
export function useFocusMainOnUnmount() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusMain()
    },
    [],
  )
}
