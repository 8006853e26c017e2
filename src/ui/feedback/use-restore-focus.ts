import { useRef } from 'react'
import { focusMain } from '#browser/focus-main.ts'

/**
 * For a dialog's content: when it closes, the focus returns to the previous element, or to the page's main part if that
 * is gone, as after deleting. The library only does this for dialogs with a trigger.
 * @returns props for the dialog's content
 */
export function useRestoreFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // Keeps the focus if it was moved in the meantime, for example by following a link.
      if (document.activeElement !== document.body) return
      const { current } = opener
      if (current instanceof HTMLElement && current.isConnected) current.focus()
      else focusMain()
    },
  }
}
