import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { UndoSteps } from '#fulfilment/shipments/admin/steps/undo-steps.tsx'
import type { OrderStepResults, shipmentEndpoints } from '#fulfilment/shipments/contract.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { maxAtOnce } from '../printing-contract.ts'
import * as words from '../words/office/en.ts'
import { PrintDialog, type PrintKind } from './printing/print-dialog.tsx'

type Props = {
  /** Ids of the selected orders. */
  chosen: number[]
  /** Unpacked orders on this page; used when none is selected. */
  listed: number[]
  onClear: () => void
  /** Called with the packed orders and the ids of their steps, by which they can be undone. */
  onPacked: (orders: { id: number; step: number | null }[]) => void
  /** Called with the orders that must be packed again. */
  onUndone: (orders: number[]) => void
  /** Called when the server refuses to print some of the orders, so that the list must be loaded again. */
  onOutdated: () => void
}

/** Actions for the selected orders. Only packing needs a selection, because one press changes many orders. */
export function ActionBar({ chosen, listed, onClear, onPacked, onUndone, onOutdated }: Props) {
  const [query] = useSearchParams()
  const [printing, setPrinting] = useState<PrintKind>()
  const [packed, setPacked] = useState<OrderStepResults['orders']>([])
  const { run, busy } = useAction(async () => setPacked(await markPacked(chosen, onPacked)), {
    failed: words.notPacked,
  })
  const orders = (chosen.length > 0 ? chosen : listed).slice(0, maxAtOnce).toSorted((a, b) => a - b)
  const undoPacking = (
    <UndoPacking
      taken={packed}
      onUndone={(ids) => {
        setPacked([])
        onUndone(ids)
      }}
    />
  )
  if (orders.length === 0) return undoPacking
  const pickList = new URLSearchParams([...query, ['pick', orders.join('.')]])
  return (
    <section aria-label={words.actions} className={barClass}>
      {undoPacking}
      <p role="status" className="flex min-h-8 items-center justify-between text-sm">
        {chosen.length > 0
          ? words.chosen({ count: chosen.length })
          : words.noneChosen({ count: orders.length })}
        {chosen.length > 0 && (
          <Button variant="quiet" className="min-h-8! px-3! text-sm" onClick={onClear}>
            {words.clear}
          </Button>
        )}
      </p>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        <ButtonLink variant="secondary" className={smallButton} to={`?${pickList}`}>
          {words.pickList}
        </ButtonLink>
        <Button variant="secondary" className={smallButton} onClick={() => setPrinting('slips')}>
          {words.slips}
        </Button>
        <Button variant="secondary" className={smallButton} onClick={() => setPrinting('labels')}>
          {words.labels}
        </Button>
        <IfMay right="documents:read">
          <Button variant="secondary" className={smallButton} onClick={() => setPrinting('invoices')}>
            {words.invoices}
          </Button>
        </IfMay>
        <Button className={smallButton} disabled={chosen.length === 0} busy={busy} onClick={() => void run()}>
          {words.markPacked}
        </Button>
      </div>
      {printing && (
        <PrintDialog
          what={printing}
          orders={orders}
          onClose={() => setPrinting(undefined)}
          onOutdated={onOutdated}
        />
      )}
    </section>
  )
}

const barClass =
  'sticky bottom-(--office-bar) z-10 -mx-4 border-t border-line bg-cream px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0'
const smallButton = 'px-2! text-sm'

/**
 * Marks the selected orders packed, calls `onPacked` with those that succeeded, and shows both in toasts. A cancelled
 * order is reported and does not stop the others.
 * @returns a result for each order
 */
async function markPacked(chosen: number[], onPacked: Props['onPacked']) {
  const { orders } = await callApi<typeof shipmentEndpoints>()('POST /orders/packed', {
    body: { order_ids: chosen.slice(0, maxAtOnce) },
  })
  const packed = orders.filter(({ done }) => done)
  onPacked(packed.map(({ id, step }) => ({ id, step })))
  if (packed.length > 0) toast.success(words.severalPacked({ count: packed.length }))
  showRefusals(orders)
  return orders
}

/** Shows a toast for each order whose step was refused. */
function showRefusals(orders: OrderStepResults['orders']) {
  for (const { id, message } of orders.filter(({ done }) => !done))
    toast.error(words.refusedOf({ id, why: message ?? words.notPacked }))
}

type UndoProps = { taken: OrderStepResults['orders']; onUndone: Props['onUndone'] }

/** A button that undoes the packing of `taken` and calls `onUndone` with the orders that succeeded. */
const UndoPacking = ({ taken, onUndone }: UndoProps) => (
  <UndoSteps
    taken={taken}
    done={words.severalPacked({ count: taken.filter(({ changed }) => changed).length })}
    onUndone={(results) => {
      onUndone(results.filter(({ done }) => done).map(({ id }) => id))
      showRefusals(results)
    }}
  />
)
