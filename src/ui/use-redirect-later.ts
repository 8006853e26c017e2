import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Goes elsewhere after some seconds, unless the person has left the page by then. */
export function useRedirectLater() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (to: string, seconds: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void navigate(to, { replace: true }), seconds * 1000)
    },
    [navigate],
  )
}
