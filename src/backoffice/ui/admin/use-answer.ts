import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { useExpiredLogin } from './use-expired-login.ts'

type State<Data> = { data?: Data; failed?: ApiError; loading: boolean }

export type Answered<Data> = State<Data> & {
  /** Asks again; what is shown stays until the new answer is there. */
  reload: () => void
  /** Changes what is shown without asking, such as taking a deleted row out. */
  change: (update: (data: Data) => Data) => void
}

/**
 * What a section shows, asked for when it opens and again whenever `key` changes:
 * `useAnswer(`users ${q} ${cursor}`, (signal) => callApiPage<typeof accountEndpoints>()('GET /profile/all', { query, signal }))`.
 * The last answer stays while the next one is on its way, also under another key, so that a page of a list does not
 * flicker; a screen about one thing takes that thing's id as its React `key`. An answer that nobody waits for any more
 * is dropped. An ended login goes to the log-in page and comes back.
 */
export function useAnswer<Data>(key: string, ask: (signal: AbortSignal) => Promise<Data>): Answered<Data> {
  const [state, setState] = useState<State<Data>>({ loading: true })
  const [round, setRound] = useState(0)
  const leaveIfExpired = useExpiredLogin()

  const start = useEffectEvent(async (signal: AbortSignal) => {
    setState((was) => ({ ...was, loading: true }))
    try {
      const data = await ask(signal)
      if (!signal.aborted) setState({ data, loading: false })
    } catch (error) {
      if (signal.aborted || leaveIfExpired(error)) return
      setState((was) => ({ ...was, failed: requireApiError(error), loading: false }))
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the round say when to ask; what to ask is always the latest.
  useEffect(() => {
    const asking = new AbortController()
    void start(asking.signal)
    return () => asking.abort()
  }, [key, round])

  const reload = useCallback(() => setRound((was) => was + 1), [])
  const change = useCallback(
    (update: (data: Data) => Data) =>
      setState((was) => (was.data === undefined ? was : { ...was, data: update(was.data) })),
    [],
  )
  return { ...state, reload, change }
}

/** Any other error is a bug. Thrown inside a state update it reaches React's error boundary. */
function requireApiError(error: unknown) {
  if (error instanceof ApiError) return error
  throw error
}
