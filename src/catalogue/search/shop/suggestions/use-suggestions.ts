import { useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { SearchSuggestions, searchEndpoints } from '../../contract.ts'

/** Fast typing causes one request, not one for each letter. */
const pauseMs = 120
const minLength = 2
const maxRemembered = 50

/** Answers by text for a minute, so that deleting a letter shows the earlier suggestions at once. */
const remembered = new Map<string, { answer: SearchSuggestions; at: number }>()
const rememberedForMs = 60_000

/**
 * The suggestions for the start of a search: null below two letters and after a failure. While the next ones load, the
 * previous ones stay.
 */
export function useSuggestions(typed: string): SearchSuggestions | null {
  const q = typed.trim()
  const [found, setFound] = useState<SearchSuggestions | null>(null)
  useEffect(() => {
    if (Array.from(q).length < minLength) return setFound(null)
    const known = remembered.get(q)
    if (known && Date.now() - known.at < rememberedForMs) return setFound(known.answer)
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const answer = await fetchSuggestions(q, signal).catch(() => null)
      if (signal.aborted) return
      if (answer) remember(q, answer)
      setFound(answer)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q])
  return found
}

const fetchSuggestions = (q: string, signal: AbortSignal) =>
  callApi<typeof searchEndpoints>()('GET /search/suggestions', { query: { q }, signal })

function remember(q: string, answer: SearchSuggestions) {
  // Products that are new now may be found in a moment.
  if (answer.products.length === 0) return
  remembered.delete(q)
  remembered.set(q, { answer, at: Date.now() })
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size > maxRemembered) remembered.delete(oldest)
}
