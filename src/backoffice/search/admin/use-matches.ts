import { useEffect, useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import type { OfficeMatches, officeSearchEndpoints } from '../contract.ts'
import { isSearchable } from '../rules/search-length.ts'

/** Fast typing causes one request, not one for each letter. */
const pauseMs = 200
const slowAfterMs = 3000

/** The text after a pause in typing. */
function useAfterPause(text: string) {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Whether something has been pending for long. */
function useIsSlow(isPending: boolean) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    setIsSlow(false)
    if (!isPending) return
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return isSlow
}

/**
 * The orders, customers and products for a text. The next search aborts this one; while it is pending, the previous
 * matches stay.
 */
export function useMatches(typed: string) {
  const asked = useAfterPause(typed)
  const { data, failed, loading, reload } = useApiQuery(asked, async (signal) => ({
    q: asked,
    matches: isSearchable(asked)
      ? await callApi<typeof officeSearchEndpoints>()('GET /search/office', { query: { q: asked }, signal })
      : nothing,
  }))
  const isWanted = isSearchable(typed)
  const isAnswered = data?.q === typed
  const hasFailed = isWanted && failed !== undefined && !loading && asked === typed && !isAnswered
  const isPending = isWanted && !isAnswered && !hasFailed
  return {
    matches: isWanted && !hasFailed ? (data?.matches ?? nothing) : nothing,
    isPending,
    isSlow: useIsSlow(isPending),
    failed: hasFailed ? failed : undefined,
    retry: reload,
  }
}

const nothing: OfficeMatches = {}
