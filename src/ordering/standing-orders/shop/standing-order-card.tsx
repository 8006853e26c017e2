import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { Link } from '#browser/router/link.tsx'
import * as orderPageWords from '#ordering/order-page/words/en.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { setCart } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { formatRupees } from '#values/money/money.ts'
import { onDay } from '#values/words/days/en.ts'
import type { StandingOrder, standingOrderEndpoints } from '../contract.ts'
import { type DeliveryInterval, deliveryIntervals } from '../rules/intervals.ts'
import * as words from '../words/en.ts'

type Props = {
  order: StandingOrder
  onChanged: (order: StandingOrder) => void
  onStopped: () => void
}

const api = callApi<typeof standingOrderEndpoints>()

/** A standing order: what it contains, when it comes next, and everything that can be done with it. */
export function StandingOrderCard({ order, onChanged, onStopped }: Props) {
  const { id, weeks, paused, next_on, skips_to, lines, total } = order
  const [busy, setBusy] = useState<string>()
  const [stopping, setStopping] = useState(false)
  const showFailure = useShowFailure()
  const navigate = useNavigate()
  const params = { id }

  const run = async (action: string, work: () => Promise<unknown>, failed: string = words.notChanged) => {
    setBusy(action)
    try {
      await work()
    } catch (error) {
      showFailure(error, failed)
    }
    setBusy(undefined)
  }
  const change = (action: string, body: { weeks?: DeliveryInterval; paused?: boolean }) =>
    run(action, async () => {
      onChanged(await api('PUT /standing-orders/{id}', { params, body }))
      toast.success(words.changed)
    })
  const review = async () => {
    const { cart, missing } = await api('POST /standing-orders/{id}/cart', { params, body: { next_on } })
    setCart(cart)
    const names = lines.filter(({ pack_id }) => missing.some((line) => line.pack_id === pack_id))
    if (names.length > 0)
      toast.error(orderPageWords.outOfStock({ names: names.map(({ name }) => name).join(', ') }), {
        seconds: 5,
      })
    await navigate(cart.cartItems.length > 0 ? '/checkout' : '/cart')
  }
  const stop = async () => {
    const { message } = await api('DELETE /standing-orders/{id}', { params })
    toast.success(message)
    setStopping(false)
    onStopped()
  }

  return (
    <Card className="grid gap-4 px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{words.every[weeks]}</h2>
        <p className={order.due ? 'font-semibold text-success' : 'text-ink-soft'}>{stateOf(order)}</p>
      </div>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.pack_id} line={line} />
        ))}
      </ul>
      {total > 0 && (
        <p className="font-semibold tabular-nums">
          {words.total({ amount: formatRupees(total, { decimals: 'always' }) })}
        </p>
      )}
      {!paused && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant={order.due ? 'primary' : 'secondary'}
            busy={busy === 'review'}
            disabled={total === 0}
            onClick={() => void run('review', review, words.notAdded)}
          >
            {order.due ? words.reviewAndPay : words.orderEarly}
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'skip'}
            onClick={() =>
              void run('skip', async () =>
                onChanged(await api('POST /standing-orders/{id}/skip', { params, body: { next_on } })),
              )
            }
          >
            {words.skip({ day: onDay({ day: skips_to }) })}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
        <SelectField
          label={words.howOften}
          value={weeks}
          disabled={busy === 'weeks'}
          onChange={({ target }) =>
            void change('weeks', { weeks: deliveryIntervals.find((each) => String(each) === target.value) })
          }
        >
          {deliveryIntervals.map((each) => (
            <option key={each} value={each}>
              {words.every[each]}
            </option>
          ))}
        </SelectField>
        <Button
          variant={paused ? 'primary' : 'quiet'}
          busy={busy === 'pause'}
          onClick={() => void change('pause', { paused: !paused })}
        >
          {paused ? words.resume : words.pause}
        </Button>
        <Button variant="quiet" onClick={() => setStopping(true)}>
          {words.stop}
        </Button>
      </div>
      <ConfirmDialog
        open={stopping}
        onOpenChange={setStopping}
        question={words.stopQuestion}
        detail={words.stopHint}
        confirmText={words.stop}
        cancelText={words.keep}
        danger
        busy={busy === 'stop'}
        onConfirm={() => void run('stop', stop)}
      />
    </Card>
  )
}

function stateOf({ paused, unanswered, due, next_on }: StandingOrder) {
  if (paused) return unanswered ? words.pausedUnanswered : words.paused
  const day = onDay({ day: next_on })
  return due ? words.due({ day }) : words.next({ day })
}

function Line({
  line: { path, name, quantity, price, available, pictures },
}: {
  line: StandingOrder['lines'][number]
}) {
  const box = 'size-14 shrink-0 rounded-field'
  const [picture] = pictures
  return (
    <li className="flex items-center gap-4">
      {picture ? (
        <Picture picture={picture} sizes="56px" decorative className={box} />
      ) : (
        <PlaceholderPicture className={box} />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <Link to={path} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {quantity} × {formatRupees(price)}
        </p>
        {available < quantity && (
          <p className="text-sm font-semibold">
            {available === 0 ? words.unavailable : words.onlySome({ units: available })}
          </p>
        )}
      </div>
    </li>
  )
}
