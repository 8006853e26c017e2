import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { reconciliationEndpoints } from '../contract.ts'
import * as words from '../words/office/days/en.ts'
import { ComparedDay } from './compared-day.tsx'

const call = callApi<typeof reconciliationEndpoints>()

/** The comparison of one day. Differences can be reconciled, which compares the day again. */
export function DayComparison({ day, onSettled }: { day: string; onSettled: () => void }) {
  const { data, failed, loading, reload, change } = useApiQuery(day, (signal) =>
    call('GET /money/reconciliation', { query: { day }, signal }),
  )
  const [asking, setAsking] = useState(false)
  const settle = useAction(
    async () => {
      const after = await call('POST /money/reconcile', { body: { day } })
      change(() => after)
      onSettled()
    },
    { failed: words.notCompared },
  )
  if (failed)
    return <ErrorState sentence={errorMessageOf(failed, words.notCompared)} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={words.comparing} count={2} />
  return (
    <>
      <ComparedDay result={data} />
      {data.differences.some(({ order_id }) => order_id !== null) && (
        <IfMay right="money:write">
          <Button className="mt-4" onClick={() => setAsking(true)}>
            {words.settle}
          </Button>
        </IfMay>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words.settleQuestion}
        detail={words.settleDetail}
        confirmText={words.settleNow}
        busy={settle.busy}
        onConfirm={() => void settle.run().then(() => setAsking(false))}
      />
    </>
  )
}
