import { useEffect } from 'react'
import { whenLookedAt } from '#browser/when-looked-at.ts'
import type { Answered } from './use-answer.ts'

type Look = { isOnItsWay: boolean; everyMs: number }

/**
 * Asks again while something that is shown `isOnItsWay`. A look that failed is no reason to stop. Where nobody looks at the
 * page, it waits until somebody does.
 */
export function useLookAgain(
  { data, failed, reload }: Pick<Answered<unknown>, 'data' | 'failed' | 'reload'>,
  { isOnItsWay, everyMs }: Look,
) {
  // Each answer, also a failure, is another one, and the wait begins anew.
  const answer = failed ?? data
  useEffect(() => {
    if (!answer || !isOnItsWay) return
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'hidden') reload()
      else stopWaiting = whenLookedAt(reload)
    }, everyMs)
    return () => {
      clearTimeout(timer)
      stopWaiting()
    }
  }, [answer, isOnItsWay, everyMs, reload])
}
