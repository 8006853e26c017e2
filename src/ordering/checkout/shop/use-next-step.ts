import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '#browser/router/hooks.ts'
import { payButtonId } from './payment/pay-button.tsx'

/**
 * Moves the focus on when a step is done, because the button that had it is gone: to the first field of the open step,
 * otherwise to the button that pays.
 * @returns a function to call when a step was done or opened
 */
export function useNextStep() {
  const [isDue, setDue] = useState(false)
  // While the page loads, the button is disabled.
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isDue || !isIdle) return
    focusOpenStep()
    setDue(false)
  }, [isDue, isIdle])
  return () => setDue(true)
}

/** For a step whose component is removed when it is done, and also when the page is left. */
export function useNextStepOnUnmount(isDone: boolean) {
  const latest = useRef(isDone)
  latest.current = isDone
  useEffect(
    () => () => {
      if (latest.current) requestAnimationFrame(focusOpenStep)
    },
    [],
  )
}

function focusOpenStep() {
  const payButton = document.getElementById(payButtonId)
  // The page was left.
  if (!payButton) return
  const main = document.getElementById('main')
  const field = main?.querySelector<HTMLElement>('form input:not([type="hidden"])')
  const next = field ?? payButton
  next.focus()
}
