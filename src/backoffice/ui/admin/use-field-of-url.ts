import { useEffect } from 'react'
import { useLocation } from '#browser/router/hooks.ts'
import { hasFinePointer } from './use-auto-focus.ts'

/**
 * Shows the field or button that the URL names, as `&field=cutOff`, whenever such a link is followed; with a mouse, with
 * the focus.
 * @param isShown whether the form is there
 */
export function useFieldOfUrl(isShown: boolean) {
  const { key, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again has another key.
  useEffect(() => {
    if (!isShown) return
    const name = new URLSearchParams(search).get('field')
    const field = name ? document.getElementsByName(name)[0] : undefined
    field?.scrollIntoView({ block: 'center' })
    if (hasFinePointer()) field?.focus({ preventScroll: true })
  }, [key, search, isShown])
}
