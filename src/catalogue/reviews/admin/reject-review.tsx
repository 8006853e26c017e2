import { type FormEvent, useState } from 'react'
import { FormDialog } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { AdminReview } from '../contract.ts'
import { type RejectReason, rejectReasons } from '../rules/review.ts'
import * as words from '../words/office/en.ts'
import type { Decision } from './review-calls.ts'

type Props = {
  review: AdminReview
  busy: boolean
  onReject: (decision: Decision) => Promise<boolean>
  onClose: () => void
}

/** Asks for the reason, which the reviewer sees. */
export const RejectReview = ({ review, onClose, ...rest }: Props) => (
  <FormDialog title={words.rejectTitle(review)} onClose={onClose}>
    {() => <RejectForm review={review} {...rest} />}
  </FormDialog>
)

const blank: { reason: RejectReason | ''; note: string } = { reason: '', note: '' }

function RejectForm({ review, busy, onReject }: Omit<Props, 'onClose'>) {
  const [typed, setTyped] = useState(blank)
  const [problems, setProblems] = useState<{ reason?: string; note?: string }>({})
  const draft = useDraftState({
    name: `rejection of review ${review.id}`,
    value: typed,
    blank,
    restore: setTyped,
  })
  useUnsavedChanges(typed.note.trim() !== '')
  const { reason, note } = typed

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (reason === '') return setProblems({ reason: words.reasonMissing })
    if (reason === 'other' && note.trim() === '') return setProblems({ note: words.noteMissing })
    if (await onReject({ state: 'rejected', reason, note })) draft.clear()
  }
  const change = (changed: Partial<typeof blank>) => {
    setTyped({ ...typed, ...changed })
    setProblems({})
  }
  return (
    <DraftForm draft={draft} noValidate onSubmit={send} className="grid gap-4">
      <p className="text-ink-soft">{words.rejectHint}</p>
      <SelectField
        label={words.reason}
        value={reason}
        {...(problems.reason && { error: problems.reason })}
        onChange={({ currentTarget: { value } }) => change({ reason: value as RejectReason | '' })}
      >
        <option value="">{words.chooseReason}</option>
        {rejectReasons.map((each) => (
          <option key={each} value={each}>
            {words.reasons[each]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={words.note}
        rows={3}
        maxLength={300}
        value={note}
        {...(problems.note && { error: problems.note })}
        onChange={({ currentTarget: { value } }) => change({ note: value })}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {words.reject}
      </Button>
    </DraftForm>
  )
}
