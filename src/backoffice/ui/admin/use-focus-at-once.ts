import { useEffect, useRef } from 'react'

/**
 * For the field that a section is opened for. Not on a phone, where the keyboard would cover what is below it.
 * @param scroll for a field that may stand further down: nobody types where they see no cursor
 */
export function useFocusAtOnce<Element extends HTMLElement>(wanted = false, { scroll = false } = {}) {
  const field = useRef<Element>(null)
  useEffect(() => {
    if (wanted && isAtDesk()) field.current?.focus({ preventScroll: !scroll })
  }, [wanted, scroll])
  return field
}

export const isAtDesk = () => matchMedia('(pointer:fine)').matches
