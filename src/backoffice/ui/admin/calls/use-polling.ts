import { useEffect } from 'react'
import { onPageVisible } from '#browser/on-page-visible.ts'
import type { ApiQuery } from './use-api-query.ts'

type PollingOptions = { isPending: boolean; everyMs: number }

/** Reloads every `everyMs` while `isPending`, also after a failure. Pauses while the tab is hidden. */
export function usePolling(
  { data, failed, reload }: Pick<ApiQuery<unknown>, 'data' | 'failed' | 'reload'>,
  { isPending, everyMs }: PollingOptions,
) {
  // Each reply, also a failure, restarts the timer.
  const answer = failed ?? data
  useEffect(() => {
    if (!answer || !isPending) return
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'hidden') reload()
      else stopWaiting = onPageVisible(reload)
    }, everyMs)
    return () => {
      clearTimeout(timer)
      stopWaiting()
    }
  }, [answer, isPending, everyMs, reload])
}
