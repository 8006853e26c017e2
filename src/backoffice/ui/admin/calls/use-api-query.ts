import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { useLoginRedirect } from './use-login-redirect.ts'

type State<Data> = { data?: Data; failed?: ApiError; loading: boolean }

export type ApiQuery<Data> = State<Data> & {
  /** Reloads; the current data stays until the new data arrives. */
  reload: () => void
  /** Changes the shown data without a request, such as removing a deleted row. */
  change: (update: (data: Data) => Data) => void
}

/**
 * Loads a section's data when it opens and whenever `key` changes. Leaving the section aborts the request; an expired
 * session leads to the log-in page.
 */
export function useApiQuery<Data>(
  key: string,
  fetchData: (signal: AbortSignal) => Promise<Data>,
): ApiQuery<Data> {
  const [state, setState] = useState<State<Data>>({ loading: true })
  const [reloads, setReloads] = useState(0)
  const redirectIfExpired = useLoginRedirect()

  const start = useEffectEvent(async (signal: AbortSignal) => {
    setState((previous) => ({ ...previous, loading: true }))
    try {
      const data = await fetchData(signal)
      if (!signal.aborted) setState({ data, loading: false })
    } catch (error) {
      if (signal.aborted || redirectIfExpired(error)) return
      setState((previous) => ({ ...previous, failed: requireApiError(error), loading: false }))
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the round say when to ask; what to ask is always the latest.
  useEffect(() => {
    const controller = new AbortController()
    void start(controller.signal)
    return () => controller.abort()
  }, [key, reloads])

  const reload = useCallback(() => setReloads((previous) => previous + 1), [])
  const change = useCallback(
    (update: (data: Data) => Data) =>
      setState((previous) =>
        previous.data === undefined ? previous : { ...previous, data: update(previous.data) },
      ),
    [],
  )
  return { ...state, reload, change }
}

/** Other errors are bugs: thrown inside a state update they reach the error boundary. */
function requireApiError(error: unknown) {
  if (error instanceof ApiError) return error
  throw error
}
