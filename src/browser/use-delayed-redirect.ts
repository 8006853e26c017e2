import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from './router/hooks.ts'

/**
 * @returns a function that navigates after some seconds, unless the user has left the page by then, and passes `state`
 * to the target; a later call replaces an earlier one
 */
export function useDelayedRedirect() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (to: string, seconds: number, state?: object) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void navigate(to, { replace: true, state }), seconds * 1000)
    },
    [navigate],
  )
}
