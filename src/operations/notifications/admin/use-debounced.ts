import { useEffect, useState } from 'react'

const pauseMs = 400

/** The typed values after a pause; the same object while their content is equal. */
export function useDebounced<Typed extends object>(typed: Typed): Typed {
  const now = JSON.stringify(typed)
  const [debounced, setDebounced] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(now), pauseMs)
    return () => clearTimeout(timer)
  }, [now])
  return JSON.parse(debounced)
}
