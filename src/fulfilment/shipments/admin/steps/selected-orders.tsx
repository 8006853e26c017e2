import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { isAwaitingPayment, isUnshipped } from '#ordering/orders/rules/order-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { OrderStepResults } from '../../contract.ts'
import * as words from '../../words/office/en.ts'
import { DispatchDialog } from './dispatch-dialog.tsx'
import { deliverOrders, packOrders } from './step-requests.ts'
import { UndoSteps } from './undo-steps.tsx'
import type { Selection } from './use-selection.ts'

type OrderResults = OrderStepResults['orders']
type Props = {
  selection: Selection
  /** Called with the result of a step for each order. */
  onTaken: (taken: OrderResults) => void
  onUndone: (taken: OrderResults) => void
}

/** The sticky bar with the actions for the selected orders, and those that were refused. */
export function SelectedOrders({ selection, onTaken, onUndone }: Props) {
  const ids = [...selection.orders.keys()]
  const steps = useSteps(ids, { onTaken, onUndone })
  const warning = deliveryWarning([...selection.orders.values()])
  return (
    <section
      aria-label={words.withSelected}
      className="sticky bottom-(--office-bar) z-10 -mx-4 mt-4 grid gap-2 bg-cream px-4"
    >
      {steps.last && <UndoSteps {...steps.last} onUndone={steps.undone} />}
      <RefusedOrders orders={steps.refused} />
      {ids.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 border-t border-line py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <p role="status" className="mr-2 font-semibold">
            {words.selected({ count: ids.length })}
          </p>
          <StepButton busy={steps.busy} onClick={steps.pack} words={words.markPacked} />
          <StepButton busy={steps.busy} onClick={() => steps.ask('send')} words={words.dispatch} />
          <StepButton
            busy={steps.busy}
            onClick={warning ? () => steps.ask('deliver') : steps.deliver}
            words={words.markDelivered}
          />
          <Button variant="quiet" className="px-4! text-sm" onClick={() => selection.keep([])}>
            {words.clear}
          </Button>
        </div>
      )}
      {steps.asking === 'send' && (
        <DispatchDialog orderIds={ids} onTaken={steps.sent} onClose={() => steps.ask(undefined)} />
      )}
      <ConfirmDialog
        open={steps.asking === 'deliver'}
        onOpenChange={() => steps.ask(undefined)}
        question={warning?.question ?? ''}
        detail={warning?.detail}
        confirmText={words.markDelivered}
        onConfirm={steps.deliver}
      />
    </section>
  )
}

/**
 * What to confirm before orders are marked delivered: some are unpaid, or were not fully dispatched; undefined if there
 * is nothing to confirm.
 */
function deliveryWarning(orders: Order[]) {
  const cash = orders.filter(({ to_collect }) => to_collect > 0).length
  const [unpaid, unsent] = [isAwaitingPayment, isUnshipped].map((is) => orders.filter(is).length)
  if (cash > 0) return { question: words.cashQuestion({ count: cash }), detail: words.cashDetail }
  if (unpaid && unsent)
    return {
      question: words.unpaidAndUnsentQuestion({ unpaid, unsent }),
      detail: `${words.unsentDetail} ${words.unpaidDetail}`,
    }
  if (unpaid) return { question: words.unpaidQuestion({ count: unpaid }), detail: words.unpaidDetail }
  if (!unsent) return undefined
  return {
    question: words.unsentQuestion({ count: unsent }),
    detail: `${words.unsentDetail} ${words.canBeUndone}`,
  }
}

type StepProps = { busy: boolean; onClick: () => void; words: string }

const StepButton = ({ busy, onClick, words: text }: StepProps) => (
  <Button variant="secondary" className="px-4! text-sm" busy={busy} onClick={onClick}>
    {text}
  </Button>
)

/** The orders that were refused, and why: they stay selected. */
const RefusedOrders = ({ orders }: { orders: OrderResults }) => (
  <div role="alert">
    {orders.length > 0 && (
      <ul className="max-h-32 overflow-y-auto pt-2 text-sm text-danger">
        {orders.map(({ id, message }) => (
          <li key={id}>{words.leftOut({ id, why: message ?? '' })}</li>
        ))}
      </ul>
    )}
  </div>
)

/**
 * The actions for the selected orders; each order succeeds or fails independently. `asking` is the open dialog, `last`
 * the last step, which can be undone, and `refused` the orders that it failed for.
 */
function useSteps(ids: number[], { onTaken, onUndone }: Pick<Props, 'onTaken' | 'onUndone'>) {
  const [asking, ask] = useState<'send' | 'deliver'>()
  const [refused, setRefused] = useState<OrderResults>([])
  const [last, setLast] = useState<{ taken: OrderResults; done: string }>()
  const showResults = (taken: OrderResults, inWords: (count: { count: number }) => string) => {
    const failedOrders = taken.filter(({ done }) => !done)
    const count = taken.length - failedOrders.length
    if (count > 0) toast.success(inWords({ count }))
    setLast({ taken, done: inWords({ count: taken.filter(({ changed }) => changed).length }) })
    setRefused(failedOrders)
    onTaken(taken)
  }
  const pack = useAction(async () => showResults(await packOrders(ids), words.packed), failed)
  const deliver = useAction(async () => {
    ask(undefined)
    showResults(await deliverOrders(ids), words.delivered)
  }, failed)
  return {
    asking,
    ask,
    refused,
    last,
    undone: (taken: OrderResults) => {
      setLast(undefined)
      setRefused(taken.filter(({ done }) => !done))
      onUndone(taken)
    },
    busy: pack.busy || deliver.busy,
    pack: () => void pack.run(),
    deliver: () => void deliver.run(),
    sent: (taken: OrderResults) => showResults(taken, words.dispatched),
  }
}

const failed = { failed: words.notUpdated }
