import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { useKeptState } from '#people/sessions/shop/drafts/use-kept-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import type { stockEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { pack: { id: number; name: string; lowAt: number }; onSaved: () => void }

/** From how many units on a pack is low, and a window to change that. */
export function LowMark({ pack: { id, name, lowAt }, onSaved }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={words.changeLowAt({ name, at: lowAt })}
        onClick={() => setOpen(true)}
        className="min-h-11 text-sm text-leaf-dark underline underline-offset-4"
      >
        {words.lowAt({ at: lowAt })}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={words.tellMeAt({ name })} keepOnOutsideClick>
        <MarkForm
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

/** Whole units, as the call takes them. */
const isMark = (typed: string) => /^\d{1,5}$/.test(typed.trim())

function MarkForm({ id, lowAt, onSaved }: { id: number; lowAt: number; onSaved: () => void }) {
  const [typed, setTyped] = useState(String(lowAt))
  const [was, setWas] = useState(lowAt)
  const draft = useKeptState({
    name: `low mark of pack ${id}`,
    typed,
    blank: String(lowAt),
    put: setTyped,
  })
  const [problem, setProblem] = useState<string>()
  const { run, busy } = useAction(
    async () => {
      const { message } = await callApi<typeof stockEndpoints>()('PUT /stock/packs/{id}/low', {
        params: { id },
        body: { low_stock_at: Number(typed), was },
      })
      draft.forget()
      toast.success(message)
      onSaved()
    },
    {
      failed: words.markNotSaved,
      onFailed: ({ body, message }) => {
        if (typeof body.current !== 'number') return false
        setWas(body.current)
        setProblem(message)
        return true
      },
    },
  )
  function save(event: FormEvent) {
    event.preventDefault()
    // The window stands in the form that stock is entered with.
    event.stopPropagation()
    if (isMark(typed)) void run()
    else setProblem(words.markNeeded)
  }
  return (
    <KeptForm draft={draft} noValidate onSubmit={save} className="grid gap-5">
      <Field
        label={words.unitsLeft}
        hint={words.markHint}
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
        {words.saveMark}
      </Button>
    </KeptForm>
  )
}
