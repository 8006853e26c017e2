import { useRef } from 'react'

/**
 * Which boxes a press on one of them means: it alone, or with Shift all from the one that was pressed before to it.
 * `listed` are the ids of the boxes as they stand on the screen.
 */
export function useRange() {
  const last = useRef<number>(undefined)
  return (id: number, { shift, listed }: { shift: boolean; listed: number[] }): number[] => {
    const from = shift && last.current !== undefined ? listed.indexOf(last.current) : -1
    const to = listed.indexOf(id)
    last.current = id
    return from < 0 || to < 0 ? [id] : listed.slice(Math.min(from, to), Math.max(from, to) + 1)
  }
}

/** Whether Shift was held down when a box was pressed. */
export const withShift = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
