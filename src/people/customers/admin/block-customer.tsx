import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import type { Customer, customerEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { customer: Customer; onChanged: (customer: Customer) => void; onOutdated: () => void }

/** Blocks an account, after asking for a reason, or unblocks it. */
export const BlockCustomer = (props: Props) => (
  <section aria-labelledby="block" className="grid justify-items-start gap-3">
    <h2 id="block" className="text-xl">
      {words.block}
    </h2>
    <p className="text-ink-soft">{words.blockHint}</p>
    {props.customer.blocked ? <UnblockButton {...props} /> : <BlockForm {...props} />}
  </section>
)

/** Asks for a reason and blocks the account. `onOutdated` is called if somebody else has blocked it. */
function BlockForm({ customer: { id, name }, onChanged, onOutdated }: Props) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const draft = useDraftState({
    name: `why block customer ${id}`,
    value: reason,
    blank: '',
    restore: setReason,
  })
  const { run, busy } = useAction(
    async () => {
      const { customer } = await callApi<typeof customerEndpoints>()('PUT /customers/{id}/block', {
        params: { id },
        body: { reason },
      })
      draft.clear()
      onChanged(customer)
    },
    {
      failed: words.notBlocked,
      onFailed: ({ code }) => {
        if (code === 'BLOCKED_MEANWHILE') onOutdated()
        return false
      },
    },
  )
  const block = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setProblem(words.reasonMissing)
    if (await run()) toast.success(words.blocked)
  }
  return (
    <DraftForm draft={draft} noValidate onSubmit={block} className="grid w-full max-w-xl gap-3">
      <Field
        label={words.whyBlock}
        hint={words.whyBlockHint}
        maxLength={300}
        value={reason}
        error={problem || undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setProblem('')
        }}
      />
      <Button type="submit" variant="danger" busy={busy} className="justify-self-start">
        {words.blockCustomer({ name })}
      </Button>
    </DraftForm>
  )
}

function UnblockButton({ customer: { id }, onChanged }: Props) {
  const { run, busy } = useAction(
    async () => {
      const { customer } = await callApi<typeof customerEndpoints>()('PUT /customers/{id}/unblock', {
        params: { id },
      })
      onChanged(customer)
    },
    { failed: words.notUnblocked },
  )
  const unblock = async () => {
    if (await run()) toast.success(words.unblocked)
  }
  return (
    <Button variant="secondary" busy={busy} onClick={unblock}>
      {words.unblock}
    </Button>
  )
}
