import { useEffect, useRef } from 'react'
import { hasFinePointer } from '#backoffice/ui/admin/use-auto-focus.ts'
import type { Draft } from './draft.ts'

/**
 * For the form of a refund: when it opens, the cursor stands in the units of the first product, and what is typed takes
 * their place. A form without units, as that of cancelling is, begins with why. A frame later than the window, which notes
 * first where the focus was, to give it back.
 */
export function useFocusFirstField(action: Draft['action']) {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another action is another form in the same window.
  useEffect(() => {
    if (!hasFinePointer()) return
    const frame = requestAnimationFrame(() => {
      const units = form.current?.querySelector<HTMLInputElement>('input[inputmode=numeric]')
      const first = units ?? form.current?.querySelector('select')
      first?.focus({ preventScroll: true })
      units?.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [action])
  return form
}
