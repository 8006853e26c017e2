import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { OrderStepResults } from '../../contract.ts'
import * as words from '../../words/office/en.ts'
import { useIsFuture } from '../use-is-future.ts'
import { undoSteps } from './step-requests.ts'

type OrderResults = OrderStepResults['orders']
type Props = {
  /** The result of the step for each order. */
  taken: OrderResults
  /** A sentence that describes the step. */
  done: string
  /** Receives the result for each order; undone steps are not offered again. */
  onUndone: (taken: OrderResults) => void
}

/**
 * A button that undoes a step of several orders at once, within the minute. It shows nothing for a single order, which
 * has an undo button in its row.
 */
export function UndoSteps({ taken, done, onUndone }: Props) {
  const steps = taken.flatMap(({ id, changed, step, undo_until: until }) =>
    changed && step && until ? [{ order_id: id, step, until }] : [],
  )
  const [soonest = null] = steps.map(({ until }) => until).sort()
  const possible = useIsFuture(soonest)
  const { run, busy } = useAction(
    async () => {
      const results = await undoSteps(steps.map(({ order_id, step }) => ({ order_id, step })))
      onUndone(results)
      const count = results.filter((one) => one.done).length
      if (count > 0) toast.success(words.severalTakenBack({ count }))
    },
    { failed: words.notUpdated },
  )
  if (!possible || steps.length < 2) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-field bg-tint-leaf px-4 py-1">
      <p>{done}</p>
      <Button variant="quiet" className="px-3!" busy={busy} onClick={() => void run()}>
        {words.undoAll({ count: steps.length })}
      </Button>
    </div>
  )
}
