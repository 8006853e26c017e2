import { formatRupees } from '#values/money/money.ts'
import type { DeliveryEstimate, DeliveryTerms } from '../contract.ts'
import * as words from '../words/en.ts'

/** The delivery estimate as a live region. */
export const DeliveryResult = ({ found, failed }: { found: DeliveryEstimate | null; failed: string }) => (
  <p role="status" className="mt-1.5 min-h-6 text-sm">
    {found ? (
      <>
        <span className={found.terms ? 'font-semibold text-success' : 'text-danger'}>{found.sentence}</span>
        {found.terms && <Terms {...found.terms} />}
      </>
    ) : (
      failed
    )}
  </p>
)

const Terms = ({ fee, free_from, note }: DeliveryTerms) => (
  <span className="block text-ink-soft">
    {fee > 0 && `${words.feeIs({ fee: formatRupees(fee) })} `}
    {fee > 0 && free_from !== null && `${words.freeFrom({ sum: formatRupees(free_from) })} `}
    {note}
  </span>
)
