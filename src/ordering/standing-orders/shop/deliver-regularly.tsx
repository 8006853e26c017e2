import { type FormEvent, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { onDay } from '#values/words/days/en.ts'
import type { standingOrderEndpoints } from '../contract.ts'
import { deliveryIntervals } from '../rules/intervals.ts'
import * as words from '../words/en.ts'

/** On the page of a paid order: repeats it every few weeks. */
export default function DeliverRegularly({ orderId }: { orderId: number }) {
  const [asking, setAsking] = useState(false)
  const [startsOn, setStartsOn] = useState<string>()
  if (startsOn)
    return (
      <p role="status">
        {words.started({ day: onDay({ day: startsOn }) })}{' '}
        <TextLink to="/standing-orders">{words.manage}</TextLink>
      </p>
    )
  return asking ? (
    <IntervalForm orderId={orderId} onStarted={setStartsOn} />
  ) : (
    <Button variant="secondary" wide onClick={() => setAsking(true)}>
      {words.deliverRegularly}
    </Button>
  )
}

type FormProps = { orderId: number; onStarted: (day: string) => void }

function IntervalForm({ orderId, onStarted }: FormProps) {
  const [weeks, setWeeks] = useState(deliveryIntervals[1] as (typeof deliveryIntervals)[number])
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const start = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefused('')
    try {
      const { next_on } = await callApi<typeof standingOrderEndpoints>()('POST /standing-orders', {
        body: { order_id: orderId, weeks },
      })
      onStarted(next_on)
    } catch (error) {
      setRefused(errorMessageOf(error, words.notStarted))
      setBusy(false)
    }
  }
  return (
    <form method="post" onSubmit={(event) => void start(event)} className="grid gap-3">
      <fieldset disabled={busy} className="grid gap-2">
        <legend className="mb-2 font-semibold">{words.deliverRegularly}</legend>
        {deliveryIntervals.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-line px-3 has-checked:border-leaf has-checked:bg-tint-leaf"
          >
            <input
              type="radio"
              name="weeks"
              checked={weeks === each}
              // biome-ignore lint/a11y/noAutofocus: The button that opened the form is gone.
              autoFocus={weeks === each}
              onChange={() => setWeeks(each)}
              className="size-4 shrink-0 accent-leaf-dark"
            />
            {words.every[each]}
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-ink-soft">{words.offerHint}</p>
      <p role="alert" className="text-danger empty:hidden">
        {refused}
      </p>
      <Button type="submit" busy={busy}>
        {words.start}
      </Button>
    </form>
  )
}
