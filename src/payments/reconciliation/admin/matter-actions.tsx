import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { MoneyMatter } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { type MatterStep, stepsFor } from './matter-steps.ts'

/** The buttons of a matter; each asks before it does anything. */
export function MatterActions({ matter, onChanged }: { matter: MoneyMatter; onChanged: () => void }) {
  const steps = stepsFor(matter)
  if (steps.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {steps.map((step) => (
        <StepButton key={step.name} step={step} onTaken={onChanged} />
      ))}
    </div>
  )
}

function StepButton({ step, onTaken }: { step: MatterStep; onTaken: () => void }) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useAction(
    async () => {
      toast.success((await step.take()).message)
      setAsking(false)
      onTaken()
    },
    {
      failed: words.didNotWork,
      onFailed: (error) => {
        // Somebody else has done it meanwhile, or it has changed: the list is loaded again.
        if (error.status === 404 || error.status === 409) onTaken()
        setAsking(false)
        return false
      },
    },
  )
  return (
    <>
      <Button
        variant={step.main ? 'primary' : 'secondary'}
        className="px-4! text-sm"
        onClick={() => setAsking(true)}
      >
        {step.name}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={step.question}
        detail={step.detail}
        confirmText={step.name}
        busy={busy}
        onConfirm={() => void run()}
      />
    </>
  )
}
