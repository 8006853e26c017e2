import * as words from '../../words/payment/en.ts'
import type { Stage } from './pay-order.ts'

/** Says what happens while a payment is under way, and why the last try did not work. */
export const PaymentProgress = ({ stage, refused }: { stage: Stage; refused: string }) => (
  <>
    <p role="status" className={stage === 'idle' ? 'sr-only' : noteLook}>
      {words.stages[stage]}
    </p>
    <p role="alert" className={refused ? `${noteLook} bg-tint-danger! font-medium text-danger` : 'sr-only'}>
      {refused && (stage === 'open' ? words.tryAgainInWindow({ refused }) : refused)}
    </p>
  </>
)

const noteLook = 'mt-4 rounded-field bg-tint-leaf px-4 py-3 text-sm'
