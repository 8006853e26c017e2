import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { FormDialog } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { AdminReview } from '../contract.ts'
import { maxReplyLength } from '../rules/review.ts'
import * as words from '../words/office/en.ts'
import { sendReply } from './review-calls.ts'

type Props = { review: AdminReview; onSaved: () => void; onClose: () => void }

/** The shop's public reply; an empty one removes it. */
export const ReplyToReview = ({ review, onSaved, onClose }: Props) => (
  <FormDialog title={words.replyTitle(review)} onClose={onClose}>
    {() => (
      <ReplyForm
        review={review}
        onSaved={() => {
          onSaved()
          onClose()
        }}
      />
    )}
  </FormDialog>
)

function ReplyForm({ review, onSaved }: Omit<Props, 'onClose'>) {
  const [reply, setReply] = useState(review.reply)
  const [version, setVersion] = useState(review.version)
  const draft = useDraftState({
    name: `reply to review ${review.id}`,
    value: reply,
    blank: review.reply,
    restore: setReply,
  })
  useUnsavedChanges(reply.trim() !== review.reply)
  const { run, busy } = useAction(() => sendReply({ id: review.id, version }, reply), {
    failed: words.replyNotSaved,
    onFailed: ({ code, body, message }) => {
      if (code !== 'REVIEW_CHANGED') return false
      // The next attempt starts from what is stored now.
      setVersion((body.current as AdminReview).version)
      toast.error(message)
      return true
    },
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await run())) return
    draft.clear()
    toast.success(words.replySaved)
    onSaved()
  }
  return (
    <DraftForm draft={draft} noValidate onSubmit={send} className="grid gap-4">
      <TextAreaField
        label={words.yourReply}
        hint={words.replyHint}
        rows={5}
        maxLength={maxReplyLength}
        value={reply}
        onChange={({ currentTarget: { value } }) => setReply(value)}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {words.saveReply}
      </Button>
    </DraftForm>
  )
}
