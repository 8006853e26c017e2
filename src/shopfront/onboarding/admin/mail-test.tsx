import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { Button } from '#ui/elements/button.tsx'
import type { Onboarding } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { callOnboarding, type OnboardingProps } from './use-onboarding.ts'

/**
 * Shows the state of the last test mail, with a button that sends one to the signed-in user. If the reply is lost,
 * pressing again uses the same idempotency key.
 */
export function MailTest({ guide: { mail }, show }: OnboardingProps) {
  const [formKey, setFormKey] = useState(newFormKey)
  const { run, busy } = useAction(
    async () => {
      show(await callOnboarding('POST /guide/mail', { body: { form_key: formKey } }))
      setFormKey(newFormKey)
    },
    { failed: words.testNotSent },
  )
  return (
    <div className="mt-3 grid gap-3">
      <p>{mail.leaves ? words.mailLeaves : words.mailStays}</p>
      <div role="status" className="font-medium wrap-anywhere">
        <p>{describeTest(mail)}</p>
        {mail.tested?.error && (
          <p className="text-danger">
            {words.serverSaid} {mail.tested.error}
          </p>
        )}
      </div>
      <Button variant="secondary" className="justify-self-start" busy={busy} onClick={() => void run()}>
        {words.sendTest}
      </Button>
    </div>
  )
}

function describeTest({ tested, leaves }: Onboarding['mail']) {
  if (!tested) return words.neverTested
  const mailed = { to: tested.to, at: formatTimestamp(tested.at) }
  if (tested.state === 'sent' && !leaves) return words.mailWritten(mailed)
  return words.mailStates[tested.state](mailed)
}
