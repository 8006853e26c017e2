import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from './router/hooks.ts'

/** Navigates after some seconds, unless the user has left the page by then. `state` is passed to the target. */
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
