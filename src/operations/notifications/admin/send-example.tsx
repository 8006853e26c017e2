import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Language } from '#words/language.ts'
import type { notificationEndpoints } from '../contract.ts'
import type { MailKind } from '../mail-kinds.ts'
import type { MailTemplate } from '../mail-template.ts'
import * as words from '../words/office/section/en.ts'

type Props = { kind: MailKind; locale: Language; typed: MailTemplate; disabled: boolean }

/**
 * A button that sends the typed template, saved or not, to the administrator as a test. A retry after a lost answer
 * uses the same idempotency key.
 */
export function SendExample({ kind, locale, typed, disabled }: Props) {
  const content = JSON.stringify(typed)
  const [sending, setSending] = useState({ key: newFormKey(), words: content })
  const { run, busy } = useAction(
    async () => {
      const key = sending.words === content ? sending.key : newFormKey()
      setSending({ key, words: content })
      const { message } = await callApi<typeof notificationEndpoints>()('POST /mails/example', {
        body: { kind, locale, ...typed, form_key: key },
      })
      setSending({ key: newFormKey(), words: content })
      toast.success(message)
    },
    { failed: words.exampleNotSent },
  )
  return (
    <Button variant="secondary" disabled={disabled} busy={busy} onClick={() => void run()}>
      {words.sendToMe}
    </Button>
  )
}
