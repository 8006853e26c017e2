import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { UndoSteps } from '#fulfilment/shipments/admin/steps/undo-steps.tsx'
import type { parcelEndpoints, StepsTaken } from '#fulfilment/shipments/contract.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { mostAtOnce } from '../paper-contract.ts'
import * as words from '../words/office/en.ts'
import { type Printable, PrintDialog } from './printing/print-dialog.tsx'

type Props = {
  chosen: number[]
  /** What is shown and waits: picked and printed where nothing is chosen. */
  listed: number[]
  onClear: () => void
  onPacked: (orders: { id: number; step: number | null }[]) => void
  /** These wait again. */
  onUndone: (orders: number[]) => void
  onOutdated: () => void
}

/** What is done with the chosen orders, under the thumb. Only what can be taken back from one press needs a choice. */
export function ActionBar({ chosen, listed, onClear, onPacked, onUndone, onOutdated }: Props) {
  const [query] = useSearchParams()
  const [printing, setPrinting] = useState<Printable>()
  const [packed, setPacked] = useState<StepsTaken['orders']>([])
  const { run, busy } = useAction(async () => setPacked(await markPacked(chosen, onPacked)), {
    failed: words.notPacked,
  })
  const orders = (chosen.length > 0 ? chosen : listed).slice(0, mostAtOnce).toSorted((a, b) => a - b)
  const back = (
    <UndoPacking
      taken={packed}
      onUndone={(ids) => {
        setPacked([])
        onUndone(ids)
      }}
    />
  )
  if (orders.length === 0) return back
  const pickList = new URLSearchParams([...query, ['pick', orders.join('.')]])
  return (
    <section aria-label={words.actions} className={barLook}>
      {back}
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
        <ButtonLink variant="secondary" className={small} to={`?${pickList}`}>
          {words.pickList}
        </ButtonLink>
        <Button variant="secondary" className={small} onClick={() => setPrinting('slips')}>
          {words.slips}
        </Button>
        <Button variant="secondary" className={small} onClick={() => setPrinting('labels')}>
          {words.labels}
        </Button>
        <Button variant="secondary" className={small} onClick={() => setPrinting('invoices')}>
          {words.invoices}
        </Button>
        <Button className={small} disabled={chosen.length === 0} busy={busy} onClick={() => void run()}>
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

const barLook =
  'sticky bottom-0 z-10 -mx-4 border-t border-line bg-cream px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0'
const small = 'px-2! text-sm'

/** Each by itself: what was cancelled meanwhile is told, and holds up no other. */
async function markPacked(chosen: number[], onPacked: Props['onPacked']) {
  const { orders } = await callApi<typeof parcelEndpoints>()('POST /orders/packed', {
    body: { order_ids: chosen.slice(0, mostAtOnce) },
  })
  const packed = orders.filter(({ done }) => done)
  onPacked(packed.map(({ id, order }) => ({ id, step: order?.step ?? null })))
  if (packed.length > 0) toast.success(words.severalPacked({ count: packed.length }))
  tellRefused(orders)
  return orders
}

function tellRefused(orders: StepsTaken['orders']) {
  for (const { id, message } of orders.filter(({ done }) => !done))
    toast.error(words.refusedOf({ id, why: message ?? words.notPacked }))
}

type UndoProps = { taken: StepsTaken['orders']; onUndone: Props['onUndone'] }

const UndoPacking = ({ taken, onUndone }: UndoProps) => (
  <UndoSteps
    taken={taken}
    done={words.severalPacked({ count: taken.filter(({ changed }) => changed).length })}
    onUndone={(back) => {
      onUndone(back.filter(({ done }) => done).map(({ id }) => id))
      tellRefused(back)
    }}
  />
)
