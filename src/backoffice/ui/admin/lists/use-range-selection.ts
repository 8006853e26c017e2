import { useRef } from 'react'

/**
 * Range selection with Shift.
 * @returns a function of the clicked id and the `listed` ids in display order; it returns the clicked id, or with Shift all
 *   ids between it and the previous click
 */
export function useRangeSelection() {
  const lastPressed = useRef<number>(undefined)
  return (id: number, { shift, listed }: { shift: boolean; listed: number[] }): number[] => {
    const from = shift && lastPressed.current !== undefined ? listed.indexOf(lastPressed.current) : -1
    const to = listed.indexOf(id)
    lastPressed.current = id
    return from < 0 || to < 0 ? [id] : listed.slice(Math.min(from, to), Math.max(from, to) + 1)
  }
}

/** Whether Shift was held when a checkbox was clicked. */
export const isShiftHeld = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
