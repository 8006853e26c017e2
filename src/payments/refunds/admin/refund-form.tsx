import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { type ApiError, callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-form-key.ts'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { useKeptState } from '#people/sessions/shop/drafts/use-kept-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Refunding, refundEndpoints, WeighedRefund } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { blankDraft, cancelInstead, type Draft, wishOf, withoutNumbers } from './draft.ts'
import { RefundFields } from './refund-fields.tsx'
import { RefundPreview, usePreview } from './refund-preview.tsx'
import { useFirstField } from './use-first-field.ts'

type Props = {
  refunding: Refunding
  action: Draft['action']
  onClose: () => void
  onDone: () => void
  onOutdated: () => void
}

/** What of an order goes back or that it is cancelled, why, and what that does, before it is done. */
export function RefundForm({ refunding, action: begunAs, onClose, onDone, onOutdated }: Props) {
  const { order_id, left, is_here } = refunding
  const [draft, setDraft] = useState(() => blankDraft(begunAs))
  const { action } = draft
  const [formKey, setFormKey] = useState(newFormKey)
  const [problem, setProblem] = useState('')
  const kept = useKeptState({
    name: `${action} of order ${order_id}`,
    typed: draft,
    blank: blankDraft(action),
    put: setDraft,
    formKey: [formKey, setFormKey],
  })
  const formId = useId()
  const form = useFirstField(action)
  const wish = wishOf(draft, refunding)
  const preview = usePreview(order_id, left, wish)
  const change = (changes: Partial<Draft>) => setDraft((was) => ({ ...was, ...changes }))

  const { run, busy } = useAction(
    async (sent: NonNullable<typeof wish>) => {
      const { message } = await callApi<typeof refundEndpoints>()('POST /orders/{id}/refunds', {
        params: { id: order_id },
        body: { ...sent, form_key: formKey, left, is_here, reason: draft.reason, note: draft.note },
      })
      kept.forget()
      toast.success(message)
      onClose()
      onDone()
    },
    { failed: words.notSent, onFailed: tellBesideForm },
  )

  /** What is left is asked for anew; what was sent before with something else in it is another refund. */
  function tellBesideForm({ code, message, status }: ApiError) {
    if (status !== 400 && status !== 409) return false
    setProblem(message)
    if (code === 'SENT_DIFFERENTLY') setFormKey(newFormKey)
    onOutdated()
    return true
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    setProblem('')
    wish ? void run(wish) : setProblem(words.nothingChosen)
  }

  /** The refund's numbers stay behind: what cancels an order refunds what is left of it. */
  const switchToCancel = () => {
    kept.forget()
    setProblem('')
    setFormKey(newFormKey())
    setDraft(cancelInstead)
  }
  const close = () => {
    kept.leave(withoutNumbers(draft))
    onClose()
  }

  const weighed = preview.data
  const isCancelNeeded = action === 'refund' && !!weighed?.cancels
  const sendable = isCancelNeeded ? undefined : weighed
  return (
    <Dialog
      open
      keepOnOutsideClick
      size="large"
      title={action === 'cancel' ? words.cancelTitle({ id: order_id }) : words.formTitle({ id: order_id })}
      onOpenChange={(open) => !open && close()}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {words.keep}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={busy}
            disabled={!sendable}
            onKeyDown={notHeldDown}
          >
            {sendable ? whatItDoes(sendable) : words.actions[action]}
          </Button>
        </>
      }
    >
      <KeptForm draft={kept} id={formId} ref={form} noValidate onSubmit={send} className="grid gap-5">
        <RefundFields refunding={refunding} draft={draft} onChange={change} />
        <RefundPreview preview={preview} onCancelInstead={isCancelNeeded ? switchToCancel : undefined} />
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </KeptForm>
    </Dialog>
  )
}

/** The button says what it does. That of a refund never cancels an order. */
function whatItDoes({ amount, cancels }: WeighedRefund) {
  const sum = { amount: formatRupees(amount, { decimals: 'always' }) }
  if (!cancels) return words.giveBack(sum)
  return amount === 0 ? words.actions.cancel : words.cancelAndGiveBack(sum)
}

/** Enter leads here from the units: held down a moment too long, it would send the money back, too. */
const notHeldDown = (event: KeyboardEvent) => event.repeat && event.preventDefault()
