import { useRef } from 'react'
import { focusMain } from '#browser/focus-main.ts'

/**
 * For a window's content: when it closes, the focus goes back to where it was; if that is gone, as after deleting, to
 * the page's main part. The library does this only for windows that have a trigger of their own.
 */
export function useRestoreFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // Whoever took the focus meanwhile, such as the section a link led to, keeps it.
      if (document.activeElement !== document.body) return
      const { current } = opener
      if (current instanceof HTMLElement && current.isConnected) current.focus()
      else focusMain()
    },
  }
}
