import { useEffect, useRef } from 'react'

/**
 * Focuses a field when it appears. Not on touch devices, where the keyboard would cover the content below.
 * @param scroll also scroll to the field, if it may be out of view
 * @returns the ref for the field
 */
export function useAutoFocus<Element extends HTMLElement>(isEnabled = false, { scroll = false } = {}) {
  const field = useRef<Element>(null)
  useEffect(() => {
    if (isEnabled && hasFinePointer()) field.current?.focus({ preventScroll: !scroll })
  }, [isEnabled, scroll])
  return field
}

/** Whether the main pointer is precise, such as a mouse and unlike a finger. */
export const hasFinePointer = () => matchMedia('(pointer:fine)').matches
