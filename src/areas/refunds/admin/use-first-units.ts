import { useEffect, useRef } from 'react'
import { isAtDesk } from '../../section-parts/admin/use-focus-at-once.ts'

/**
 * For the form of a refund: when it opens, the cursor stands in the units of the first product, and what is typed takes
 * their place. A frame later than the window, which notes first where the focus was, to give it back.
 */
export function useFirstUnits() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isAtDesk()) return
    const frame = requestAnimationFrame(() => {
      const units = form.current?.querySelector<HTMLInputElement>('input[inputmode=numeric]')
      units?.focus({ preventScroll: true })
      units?.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return form
}
