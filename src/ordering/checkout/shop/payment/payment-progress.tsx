import { useEffect, useRef } from 'react'
import * as words from '../../words/payment/en.ts'
import type { PaymentStage } from './pay-order.ts'

/** Shows the current step of the payment, and why the last attempt failed. */
export function PaymentProgress({ stage, refused }: { stage: PaymentStage; refused: string }) {
  const alert = useRef<HTMLParagraphElement>(null)
  // It is below the button, which on a phone may be at the lower edge of the screen.
  useEffect(() => {
    if (refused) alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [refused])
  return (
    <>
      <p role="status" className={stage === 'idle' ? 'sr-only' : noteStyles}>
        {words.stages[stage]}
      </p>
      <p
        ref={alert}
        role="alert"
        className={refused ? `${noteStyles} bg-tint-danger! font-medium text-danger` : 'sr-only'}
      >
        {refused && (stage === 'open' ? words.tryAgainInWindow({ refused }) : refused)}
      </p>
    </>
  )
}

const noteStyles = 'mt-4 rounded-field bg-tint-leaf px-4 py-3 text-sm'
