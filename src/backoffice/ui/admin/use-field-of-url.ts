import { useEffect } from 'react'
import { useLocation } from '#browser/router/hooks.ts'
import { hasFinePointer } from './use-auto-focus.ts'

/**
 * Shows the field or button that the URL names, as `#whatsapp`, whenever such a link is followed; with a mouse, with
 * the focus.
 * @param isShown whether the form is there
 */
export function useFieldOfUrl(isShown: boolean) {
  const { key, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again has another key.
  useEffect(() => {
    if (!isShown) return
    const field = hash ? document.getElementsByName(hash.slice(1))[0] : undefined
    field?.scrollIntoView({ block: 'center' })
    if (hasFinePointer()) field?.focus({ preventScroll: true })
  }, [key, hash, isShown])
}
