import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { PaymentIssue } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { type IssueAction, listIssueActions } from './available-actions.ts'

/** The buttons of an issue; each asks for confirmation. */
export function IssueActions({ issue, onChanged }: { issue: PaymentIssue; onChanged: () => void }) {
  const { may } = useRights()
  const actions = listIssueActions(issue)
  if (actions.length === 0 || !may('money:write', 'refunds:write')) return null
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {actions.map((action) => (
        <ActionButton key={action.name} action={action} onDone={onChanged} />
      ))}
    </div>
  )
}

function ActionButton({ action, onDone }: { action: IssueAction; onDone: () => void }) {
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
        // Somebody else resolved it, or it has changed: reload the list.
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
