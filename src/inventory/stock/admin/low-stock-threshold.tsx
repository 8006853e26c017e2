import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import type { stockEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { pack: { id: number; name: string; lowAt: number }; onSaved: () => void }

/** The low-stock threshold of a pack, and a dialog to change it. */
export function LowStockThreshold({ pack: { id, name, lowAt }, onSaved }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={words.changeLowStockLevelOf({ name, at: lowAt })}
        onClick={() => setOpen(true)}
        className="min-h-11 text-sm text-leaf-dark underline underline-offset-4"
      >
        {words.lowStockLevel({ at: lowAt })}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={words.lowStockLevelOf({ name })} keepOnOutsideClick>
        <ThresholdForm
          id={id}
          lowAt={lowAt}
          onSaved={() => {
            setOpen(false)
            onSaved()
          }}
        />
      </Dialog>
    </>
  )
}

/** Whole units, as the API takes them. */
const isValidThreshold = (typed: string) => /^\d{1,5}$/.test(typed.trim())

function ThresholdForm({ id, lowAt, onSaved }: { id: number; lowAt: number; onSaved: () => void }) {
  const [typed, setTyped] = useState(String(lowAt))
  const [shownThreshold, setShownThreshold] = useState(lowAt)
  const draft = useDraftState({
    name: `low mark of pack ${id}`,
    value: typed,
    blank: String(lowAt),
    restore: setTyped,
  })
  const [problem, setProblem] = useState<string>()
  const { run, busy } = useAction(
    async () => {
      const { message } = await callApi<typeof stockEndpoints>()('PUT /stock/packs/{id}/low', {
        params: { id },
        body: { low_stock_at: Number(typed), was: shownThreshold },
      })
      draft.clear()
      toast.success(message)
      onSaved()
    },
    {
      failed: words.thresholdNotSaved,
      onFailed: ({ body, message }) => {
        if (typeof body.current !== 'number') return false
        setShownThreshold(body.current)
        setProblem(message)
        return true
      },
    },
  )
  function save(event: FormEvent) {
    event.preventDefault()
    // The dialog is rendered inside the stock entry form, whose submit must not run.
    event.stopPropagation()
    if (isValidThreshold(typed)) void run()
    else setProblem(words.thresholdNeeded)
  }
  return (
    <DraftForm draft={draft} noValidate onSubmit={save} className="grid gap-5">
      <Field
        label={words.unitsLeft}
        hint={words.thresholdHint}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        {...(problem && { error: problem })}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" busy={busy}>
        {words.saveThreshold}
      </Button>
    </DraftForm>
  )
}
