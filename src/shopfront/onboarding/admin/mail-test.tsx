import { useState } from 'react'
import { momentOf } from '#backoffice/ui/admin/moments.ts'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { newFormKey } from '#browser/new-form-key.ts'
import { Button } from '#ui/elements/button.tsx'
import type { Guide } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { callGuide, type Shown } from './use-guide.ts'

/** Mails a test to whoever presses, and says how far it is. One whose answer was lost is sent under the same key again. */
export function MailTest({ guide: { mail }, show }: Shown) {
  const [formKey, setFormKey] = useState(newFormKey)
  const { run, busy } = useAction(
    async () => {
      show(await callGuide('POST /guide/mail', { body: { form_key: formKey } }))
      setFormKey(newFormKey)
    },
    { failed: words.testNotSent },
  )
  return (
    <div className="mt-3 grid gap-3">
      <p>{mail.leaves ? words.mailLeaves : words.mailStays}</p>
      <div role="status" className="font-medium wrap-anywhere">
        <p>{told(mail)}</p>
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

function told({ tested, leaves }: Guide['mail']) {
  if (!tested) return words.neverTested
  const mailed = { to: tested.to, at: momentOf(tested.at) }
  if (tested.state === 'sent' && !leaves) return words.mailWritten(mailed)
  return words.mailStates[tested.state](mailed)
}
