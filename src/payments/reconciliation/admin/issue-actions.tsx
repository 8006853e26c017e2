import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { PaymentIssue } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { actionsFor, type IssueAction } from './available-actions.ts'

/** The buttons of a matter; each asks before it does anything. */
export function IssueActions({ matter: issue, onChanged }: { matter: PaymentIssue; onChanged: () => void }) {
  const actions = actionsFor(issue)
  if (actions.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {actions.map((action) => (
        <ActionButton key={action.name} step={action} onTaken={onChanged} />
      ))}
    </div>
  )
}

function ActionButton({ step: action, onTaken: onDone }: { step: IssueAction; onTaken: () => void }) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useAction(
    async () => {
      toast.success((await action.take()).message)
      setAsking(false)
      onDone()
    },
    {
      failed: words.didNotWork,
      onFailed: (error) => {
        // Somebody else has done it meanwhile, or it has changed: the list is loaded again.
        if (error.status === 404 || error.status === 409) onDone()
        setAsking(false)
        return false
      },
    },
  )
  return (
    <>
      <Button
        variant={action.main ? 'primary' : 'secondary'}
        className="px-4! text-sm"
        onClick={() => setAsking(true)}
      >
        {action.name}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={action.question}
        detail={action.detail}
        confirmText={action.name}
        busy={busy}
        onConfirm={() => void run()}
      />
    </>
  )
}
