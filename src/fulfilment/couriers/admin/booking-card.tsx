import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { usePrinting } from '#fulfilment/packing/admin/printing/use-printing.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Booking, OrderCourier } from '../contract.ts'
import { isCollected } from '../rules/advance-tracking.ts'
import * as words from '../words/office/en.ts'
import { callCouriers } from './use-order-courier.ts'

type Props = {
  booking: Booking
  onChanged: (now: OrderCourier) => void
  /** Fills its number into the form for dispatching. */
  onUse?: (() => void) | undefined
}

/** One booking: its state, its number, its label, and the button to cancel it. */
export function BookingCard({ booking, onChanged, onUse }: Props) {
  const { id, order_id, state, service_name, charge, cash, tracking_number, tracking_state, tracked_at } =
    booking
  const isOpen = state === 'booked' || state === 'booking'
  return (
    <li>
      <Card className="grid gap-2 px-5 py-4">
        <p className="font-semibold">
          {words.bookingOf({ service: service_name, price: formatRupees(charge) })}
        </p>
        <p role="status">
          {state === 'booked' ? words.tracking[tracking_state] : words.states[state]}
          {state === 'booked' && tracked_at && (
            <span className="text-ink-soft">, {formatTimestamp(tracked_at)}</span>
          )}
        </p>
        {tracking_number && <p className="tabular-nums wrap-anywhere">{tracking_number}</p>}
        {cash > 0 && <p>{words.collects({ amount: formatRupees(cash) })}</p>}
        {booking.problem && <p className="text-danger">{words.because({ reason: booking.problem })}</p>}
        {booking.issue && <p className="text-danger">{words.issues[booking.issue]}</p>}
        {isOpen && (
          <div className="flex flex-wrap gap-2">
            {onUse && (
              <Button variant="secondary" className="px-4! text-sm" onClick={onUse}>
                {words.fillIn}
              </Button>
            )}
            {state === 'booked' && (
              <>
                <PrintButton
                  path={`/api/couriers/bookings/${id}/label.pdf`}
                  label={words.printLabel}
                  ready={words.openLabel}
                />
                <PrintButton
                  path={`/api/packing/slips.pdf?orders=${order_id}`}
                  label={words.printSlip}
                  ready={words.openSlip}
                />
              </>
            )}
            {!isCollected(tracking_state) && <CancelButton id={id} onCancelled={onChanged} />}
          </div>
        )}
      </Card>
    </li>
  )
}

/** Fetches a PDF, and then links to it. */
function PrintButton({ path, label, ready }: { path: string; label: string; ready: string }) {
  const { print, busy, url } = usePrinting(() => {})
  return url ? (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center rounded-full bg-leaf-dark px-4 text-sm font-semibold text-white"
    >
      {ready}
    </a>
  ) : (
    <Button variant="secondary" className="px-4! text-sm" busy={busy} onClick={() => void print(path)}>
      {label}
    </Button>
  )
}

function CancelButton({ id, onCancelled }: { id: number; onCancelled: (now: OrderCourier) => void }) {
  const [isAsking, setAsking] = useState(false)
  const { run, busy } = useAction(
    async () => {
      const now = await callCouriers()('PUT /couriers/bookings/{id}/cancelled', { params: { id } })
      setAsking(false)
      const booking = now.bookings.find((each) => each.id === id)
      if (booking?.state === 'called_off') toast.success(words.cancelled)
      onCancelled(now)
    },
    { failed: words.notCancelled },
  )
  return (
    <>
      <Button variant="quiet" className="px-4! text-sm" onClick={() => setAsking(true)}>
        {words.cancelBooking}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        question={words.cancelQuestion}
        detail={words.cancelDetail}
        confirmText={words.cancelBooking}
        danger
        busy={busy}
        onConfirm={() => void run()}
      />
    </>
  )
}
