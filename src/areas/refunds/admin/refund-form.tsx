import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { type ApiError, callApi } from '../../../browser/call-api.ts'
import { newFormKey } from '../../../browser/new-form-key.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatRupees } from '../../../values/money/money.ts'
import { useAction } from '../../section-parts/admin/use-action.ts'
import type { Refunding, refundEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { blankDraft, type Draft, wishOf } from './draft.ts'
import { RefundFields } from './refund-fields.tsx'
import { RefundPreview, usePreview } from './refund-preview.tsx'
import { useFirstUnits } from './use-first-units.ts'

type Props = { refunding: Refunding; onClose: () => void; onDone: () => void; onOutdated: () => void }

/** What of an order goes back, why, and what that does, before it is done. */
export function RefundForm({ refunding, onClose, onDone, onOutdated }: Props) {
  const { order_id, left, is_here } = refunding
  const [draft, setDraft] = useState(() => blankDraft(refunding))
  const [formKey, setFormKey] = useState(newFormKey)
  const [problem, setProblem] = useState('')
  const formId = useId()
  const form = useFirstUnits()
  const wish = wishOf(draft, refunding)
  const preview = usePreview(order_id, left, wish)
  const change = (changes: Partial<Draft>) => setDraft((was) => ({ ...was, ...changes }))

  const { run, busy } = useAction(
    async (sent: NonNullable<typeof wish>) => {
      const { message } = await callApi<typeof refundEndpoints>()('POST /orders/{id}/refunds', {
        params: { id: order_id },
        body: { ...sent, form_key: formKey, left, is_here, reason: draft.reason, note: draft.note },
      })
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

  const weighed = preview.data
  const amount = weighed && formatRupees(weighed.amount, { decimals: 'always' })
  return (
    <Dialog
      open
      keepOnOutsideClick
      size="large"
      title={words.formTitle({ id: order_id })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={busy}
            disabled={!amount}
            onKeyDown={notHeldDown}
          >
            {amount
              ? weighed.cancels
                ? words.cancelAndGiveBack({ amount })
                : words.giveBack({ amount })
              : words.open}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={send} className="grid gap-5">
        <RefundFields refunding={refunding} draft={draft} onChange={change} />
        <RefundPreview preview={preview} />
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Enter leads here from the units: held down a moment too long, it would send the money back, too. */
const notHeldDown = (event: KeyboardEvent) => event.repeat && event.preventDefault()
