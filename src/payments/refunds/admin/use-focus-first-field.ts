import { useEffect, useRef } from 'react'
import { hasFinePointer } from '#backoffice/ui/admin/use-auto-focus.ts'
import type { Draft } from './refund-draft.ts'

/**
 * When a refund form opens, focuses and selects the units of the first product; the cancel form has no units, so its
 * reason. Not on touch screens, where it would open the keyboard. Waits one frame, because the dialog first stores the
 * focus that it will restore.
 * @returns the ref for the form
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
