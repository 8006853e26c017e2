import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Customer, customerEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** The section of a customer's page for customers who call because they forgot their PIN. */
export const ForgottenPin = ({ customer: { id, email } }: { customer: Customer }) => (
  <section aria-labelledby="forgotten-pin" className="grid justify-items-start gap-3">
    <h2 id="forgotten-pin" className="text-xl">
      {words.forgottenPin}
    </h2>
    <p className="text-ink-soft wrap-anywhere">{words.forgottenPinHint({ email })}</p>
    <SendPinLink id={id} />
  </section>
)

/**
 * A button that mails a customer the link to set a new PIN. In a table, `recipientName` names the customer to screen
 * readers, which do not convey the row.
 */
export function SendPinLink({ id, recipientName }: { id: number; recipientName?: string }) {
  const [formKey, setFormKey] = useState(newFormKey)
  const { run, busy } = useAction(
    () =>
      callApi<typeof customerEndpoints>()('POST /customers/{id}/pin-link', {
        params: { id },
        body: { form_key: formKey },
      }),
    { failed: words.pinLinkNotSent },
  )
  const send = async () => {
    if (!(await run())) return
    toast.success(words.pinLinkSent)
    setFormKey(newFormKey)
  }
  return (
    <Button
      variant="secondary"
      className={recipientName && 'px-4! text-sm whitespace-nowrap'}
      busy={busy}
      onClick={send}
    >
      {words.sendPinLink}
      {recipientName && <span className="sr-only">{words.pinLinkTo({ name: recipientName })}</span>}
    </Button>
  )
}
