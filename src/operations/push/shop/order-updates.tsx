import { useEffect, useState } from 'react'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import * as words from '../words/en.ts'
import { type PushState, readPushState, turnOffPush, turnOnPush } from './subscription.ts'

type Props = {
  /** The key of the link that the order was opened with; none for the person's own account. */
  orderKey?: string | undefined
  /** In the account, where notifications can also be turned off, and where it says if they are blocked. */
  isSetting?: boolean
  /** What is offered, if it isn't only about orders. */
  offer?: { title: string; text: string }
}

/**
 * Offers notifications about an order, where the person is looking at it. The browser asks only after a press of the button,
 * and never again once it was told no. Nothing is shown where it can't work.
 */
export default function OrderUpdates({
  orderKey,
  isSetting = false,
  offer = { title: words.askTitle, text: words.askText },
}: Props) {
  const [state, setState] = useState<PushState>('impossible')
  const [busy, setBusy] = useState(false)
  const showFailure = useShowFailure()
  useEffect(() => {
    readPushState(orderKey).then(setState, () => {})
  }, [orderKey])
  const isShown = isSetting ? state !== 'impossible' : state === 'off' || state === 'on'
  if (!isShown) return null
  const press = async (work: () => Promise<PushState>, fallback: string) => {
    setBusy(true)
    try {
      setState(await work())
    } catch (error) {
      showFailure(error, fallback)
    }
    setBusy(false)
  }
  const turnOn = () => press(() => turnOnPush(orderKey), words.notTurnedOn)
  const turnOff = () =>
    press(async () => {
      await turnOffPush()
      return 'off'
    }, words.notTurnedOff)
  return (
    <Card className="grid gap-3 px-5 py-5 sm:px-6">
      <h2 className="text-lg">{offer.title}</h2>
      <p role="status" className="text-sm text-ink-soft">
        {state === 'on' ? words.isOn : state === 'blocked' ? words.blocked : offer.text}
      </p>
      {state === 'off' && (
        <Button variant="quiet" busy={busy} onClick={() => void turnOn()}>
          {words.turnOn}
        </Button>
      )}
      {state === 'on' && isSetting && (
        <Button variant="quiet" busy={busy} onClick={() => void turnOff()}>
          {words.turnOff}
        </Button>
      )}
    </Card>
  )
}
