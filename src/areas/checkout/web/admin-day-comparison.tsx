import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { callApi } from '../../../ui/call-api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { sentenceOf } from '../../../ui/failure.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useAction } from '../../backoffice/web/use-action.ts'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import type { moneyEndpoints } from '../money-contract.ts'
import { ComparedDay } from './admin-compared-day.tsx'

const failedWords = 'The day could not be compared. Please try again.'
const call = callApi<typeof moneyEndpoints>()

/** One day compared; what differs can be settled, which compares it again. */
export function DayComparison({ day, onSettled }: { day: string; onSettled: () => void }) {
  const { data, failed, loading, reload, change } = useAnswer(day, (signal) =>
    call('GET /money/reconciliation', { query: { day }, signal }),
  )
  const [asking, setAsking] = useState(false)
  const settle = useAction(
    async () => {
      const after = await call('POST /money/reconcile', { body: { day } })
      change(() => after)
      onSettled()
    },
    { failed: failedWords },
  )
  if (failed) return <ErrorState sentence={sentenceOf(failed, failedWords)} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words="Comparing..." count={2} />
  return (
    <>
      <ComparedDay result={data} />
      {data.differences.some(({ order_id }) => order_id !== null) && (
        <Button className="mt-4" onClick={() => setAsking(true)}>
          Settle what differs
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question="Settle what differs?"
        detail="The shop asks Razorpay about these orders again: what was paid becomes a paid order, or is returned. Then it compares the day once more."
        confirmText="Settle"
        busy={settle.busy}
        onConfirm={() => void settle.run().then(() => setAsking(false))}
      />
    </>
  )
}
