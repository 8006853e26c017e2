import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { StepsTaken } from '../../contract.ts'
import * as words from '../../words/office/en.ts'
import { useStillBefore } from '../use-still-before.ts'
import { undoSteps } from './take-steps.ts'

type Taken = StepsTaken['orders']
type Props = {
  /** What became of the step, of each order. */
  taken: Taken
  /** What was done, in a sentence. */
  done: string
  /** Told what became of each: what was taken back is not offered again. */
  onUndone: (taken: Taken) => void
}

/**
 * Takes back with one press what was done with several orders at once, for the minute in which that works. One that was so
 * before stays. Of a single order its own row has the button.
 */
export function UndoSteps({ taken, done, onUndone }: Props) {
  const steps = taken.flatMap(({ id, changed, order }) =>
    changed && order?.step && order.undo_until
      ? [{ order_id: id, step: order.step, until: order.undo_until }]
      : [],
  )
  const [soonest = null] = steps.map(({ until }) => until).sort()
  const possible = useStillBefore(soonest)
  const { run, busy } = useAction(
    async () => {
      const back = await undoSteps(steps.map(({ order_id, step }) => ({ order_id, step })))
      onUndone(back)
      const count = back.filter((one) => one.done).length
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
