import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { useCopy } from '#ui/elements/use-copy.ts'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { emailRule, nameRule } from '#values/people/field-rules.ts'
import type { staffEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { type ChosenRole, RoleFields } from './role-fields.tsx'

const blank: ChosenRole & { name: string; email: string } = {
  name: '',
  email: '',
  role: 'packer',
  rights: [],
}

type Props = { onClose: () => void; onInvited: () => void }

/** Invites somebody by email, or shows a link to send them. */
export function InviteDialog({ onClose, onInvited }: Props) {
  const [value, setValue] = useState(blank)
  const [formKey, setFormKey] = useState(newFormKey)
  const [problems, setProblems] = useState<{ name?: string; email?: string }>({})
  const [link, setLink] = useState('')
  const draft = useDraftState({
    name: 'invitation',
    value,
    blank,
    restore: setValue,
    formKey: [formKey, setFormKey],
  })
  const { run, busy } = useAction(
    async () => {
      const { email, ...person } = value
      const invited = await callApi<typeof staffEndpoints>()('POST /staff/invitations', {
        body: { ...person, email: email.trim() || null, form_key: formKey },
      })
      toast.success(invited.message)
      draft.clear()
      onInvited()
      invited.link ? setLink(invited.link) : onClose()
    },
    {
      failed: words.notInvited,
      onFailed: ({ fields }) => {
        setProblems(fields)
        return false
      },
    },
  )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (value.name.trim() === '') return setProblems({ name: words.nameMissing })
    await run()
  }
  const change = (changed: Partial<typeof blank>) => {
    setValue({ ...value, ...changed })
    setProblems({})
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.inviteSomebody} keepOnOutsideClick>
      {link ? (
        <InvitationLink link={link} />
      ) : (
        <DraftForm draft={draft} noValidate onSubmit={send} className="grid gap-5">
          <Field
            label={words.name}
            maxLength={nameRule.most}
            value={value.name}
            error={problems.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Field
            label={words.email}
            hint={words.emailHint}
            type="email"
            maxLength={emailRule.most}
            value={value.email}
            error={problems.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
          <RoleFields value={value} onChange={change} />
          <Button type="submit" busy={busy} className="justify-self-start">
            {words.sendInvitation}
          </Button>
        </DraftForm>
      )}
    </Dialog>
  )
}

function InvitationLink({ link }: { link: string }) {
  const { isCopied, copy } = useCopy(link, words.linkNotCopied)
  return (
    <div className="grid justify-items-start gap-4">
      <p>{words.linkReady}</p>
      <p className="rounded-field bg-tint-leaf p-3 wrap-anywhere">{link}</p>
      <Button onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? words.linkCopied : words.copyLink}</span>
      </Button>
    </div>
  )
}
