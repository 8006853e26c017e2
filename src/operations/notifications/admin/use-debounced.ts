import { useEffect, useState } from 'react'

const pauseMs = 400

/** What is typed, once somebody pauses; by its text, so that the same words are the same. */
export function useDebounced<Typed extends object>(typed: Typed): Typed {
  const now = JSON.stringify(typed)
  const [debounced, setDebounced] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(now), pauseMs)
    return () => clearTimeout(timer)
  }, [now])
  return JSON.parse(debounced)
}
