import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from './router/hooks.ts'

/** Goes elsewhere after some seconds, unless the person has left the page by then. `state` is for the page there. */
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
