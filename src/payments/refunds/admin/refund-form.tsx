import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { type ApiError, callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { formatRupees } from '#values/money/money.ts'
import type { RefundOverview, RefundQuote, refundEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { blankDraft, type Draft, toCancelDraft, toQuoteInput, withoutAmounts } from './refund-draft.ts'
import { RefundFields } from './refund-fields.tsx'
import { RefundPreview, useRefundQuote } from './refund-preview.tsx'
import { useFocusFirstField } from './use-focus-first-field.ts'

type Props = {
  overview: RefundOverview
  action: Draft['action']
  onClose: () => void
  onDone: () => void
  onOutdated: () => void
}

/** Form for a refund or a cancellation, with a preview of its effect. */
export function RefundForm({ overview, action: initialAction, onClose, onDone, onOutdated }: Props) {
  const { order_id, left, is_here } = overview
  const [draft, setDraft] = useState(() => blankDraft(initialAction))
  const { action } = draft
  const [formKey, setFormKey] = useState(newFormKey)
  const [problem, setProblem] = useState('')
  const savedDraft = useDraftState({
    name: `${action} of order ${order_id}`,
    value: draft,
    blank: blankDraft(action),
    restore: setDraft,
    formKey: [formKey, setFormKey],
  })
  const formId = useId()
  const form = useFocusFirstField(action)
  const quoteInput = toQuoteInput(draft, overview)
  const preview = useRefundQuote(order_id, left, quoteInput)
  const change = (changes: Partial<Draft>) => setDraft((was) => ({ ...was, ...changes }))

  const { run, busy } = useAction(
    async (sent: NonNullable<typeof quoteInput>) => {
      const { message } = await callApi<typeof refundEndpoints>()('POST /orders/{id}/refunds', {
        params: { id: order_id },
        body: { ...sent, form_key: formKey, left, is_here, reason: draft.reason, note: draft.note },
      })
      savedDraft.clear()
      toast.success(message)
      onClose()
      onDone()
    },
    { failed: words.notSent, onFailed: showFormProblem },
  )

  /** Reloads what is left. A request whose content differs from an earlier one is another refund. */
  function showFormProblem({ code, message, status }: ApiError) {
    if (status !== 400 && status !== 409) return false
    setProblem(message)
    if (code === 'SENT_DIFFERENTLY') setFormKey(newFormKey)
    onOutdated()
    return true
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    setProblem('')
    quoteInput ? void run(quoteInput) : setProblem(words.nothingChosen)
  }

  /** The refund's amounts are dropped, because a cancellation refunds everything that is left. */
  const switchToCancel = () => {
    savedDraft.clear()
    setProblem('')
    setFormKey(newFormKey())
    setDraft(toCancelDraft)
  }
  const close = () => {
    savedDraft.keepOnly(withoutAmounts(draft))
    onClose()
  }

  const quote = preview.data
  const isCancelNeeded = action === 'refund' && !!quote?.cancels
  const sendableQuote = isCancelNeeded ? undefined : quote
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
            disabled={!sendableQuote}
            onKeyDown={ignoreKeyRepeat}
          >
            {sendableQuote ? submitLabel(sendableQuote) : words.actions[action]}
          </Button>
        </>
      }
    >
      <DraftForm draft={savedDraft} id={formId} ref={form} noValidate onSubmit={send} className="grid gap-5">
        <RefundFields overview={overview} draft={draft} onChange={change} />
        <RefundPreview preview={preview} onSwitchToCancel={isCancelNeeded ? switchToCancel : undefined} />
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </DraftForm>
    </Dialog>
  )
}

/** The button names its effect. A refund button must never cancel an order. */
function submitLabel({ amount, cancels }: RefundQuote) {
  const sum = { amount: formatRupees(amount, { decimals: 'always' }) }
  if (!cancels) return words.giveBack(sum)
  return amount === 0 ? words.actions.cancel : words.cancelAndGiveBack(sum)
}

/** Enter in a unit field moves the focus to the submit button; a key held down must not press that as well. */
const ignoreKeyRepeat = (event: KeyboardEvent) => event.repeat && event.preventDefault()
