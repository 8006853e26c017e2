import { useEffect, useState } from 'react'

const pauseMs = 400

/** What is typed, once somebody pauses; by its text, so that the same words are the same. */
export function useSettled<Typed extends object>(typed: Typed): Typed {
  const now = JSON.stringify(typed)
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pauseMs)
    return () => clearTimeout(timer)
  }, [now])
  return JSON.parse(settled)
}
