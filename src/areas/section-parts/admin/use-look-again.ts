import { useEffect } from 'react'
import type { Answered } from './use-answer.ts'

type Look = { isOnItsWay: boolean; everyMs: number }

/** Asks again while something that is shown `isOnItsWay`. A look that failed is no reason to stop. */
export function useLookAgain(
  { data, failed, reload }: Pick<Answered<unknown>, 'data' | 'failed' | 'reload'>,
  { isOnItsWay, everyMs }: Look,
) {
  // Each answer, also a failure, is another one, and the wait begins anew.
  const answer = failed ?? data
  useEffect(() => {
    if (!answer || !isOnItsWay) return
    const timer = setTimeout(reload, everyMs)
    return () => clearTimeout(timer)
  }, [answer, isOnItsWay, everyMs, reload])
}
