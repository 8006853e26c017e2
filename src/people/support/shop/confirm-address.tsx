import { useState } from 'react'
import { focusMain } from '#browser/focus-main.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Ticket } from '../contract.ts'
import * as words from '../words/en.ts'

type Props = { number: string; confirm: () => Promise<Ticket>; onConfirmed: (ticket: Ticket) => void }

/** Asks the visitor of a mailed link to confirm with a button that they wrote the message; then shows the ticket. */
export function ConfirmAddress({ number, confirm, onConfirmed }: Props) {
  const [busy, setBusy] = useState(false)
  const showFailure = useShowFailure()

  async function press() {
    setBusy(true)
    try {
      onConfirmed(await confirm())
      toast.success(words.addressConfirmed)
      // The button is gone, so a screen reader must start at the top.
      focusMain()
    } catch (error) {
      showFailure(error, words.notConfirmed)
      setBusy(false)
    }
  }

  return (
    <div>
      <h1>{words.toConfirm}</h1>
      <p className="mt-5 mb-6 text-lg">{words.whyConfirm({ number })}</p>
      <Button busy={busy} onClick={() => void press()} className="w-full sm:w-auto">
        {words.confirmAddress}
      </Button>
    </div>
  )
}
