import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { ApiError } from '#browser/call-api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useAction } from '../use-action.ts'
import type { FormFields } from './form-fields.ts'
import { type Merge, mergeEdits } from './merge-edits.ts'
import { useTypedForm } from './use-typed-form.ts'

type Edit<Stored, Values extends FieldValues> = {
  /** Tells one form's draft from another's. */
  name: string
  stored: Stored
  fields: FormFields<Values>
  valuesOf: (stored: Stored) => Values & DefaultValues<Values>
  /** Takes out of the typed values what somebody else's edit has made impossible, such as a picture they removed. */
  stillPossible?: (typed: Values, theirs: Values) => Values
  /** @returns what is stored then */
  send: (opened: Stored, values: Values) => Promise<Stored>
  /** What is told then. */
  done: string | ((saved: Stored) => string)
  failed: string
  onSaved: (saved: Stored) => void
}

/** Somebody else saved while the form was open: the server's sentence, and what has become of the fields. */
export type Conflict<Values extends FieldValues> = Merge<Values> & { sentence: string }

/** Editing something, from opening its form to having it saved. A form that stays open then goes on from what is stored. */
export function useEdit<Stored, Values extends FieldValues>(edit: Edit<Stored, Values>) {
  const { name, fields, valuesOf } = edit
  const [opened, setOpened] = useState(edit.stored)
  const [conflict, setConflict] = useState<Conflict<Values>>()
  const { form, draft, unsaved, showProblems, tellUnkept } = useTypedForm(name, fields, valuesOf(opened))

  const show = (values: Values) => form.reset(values, { keepTouched: true })

  /**
   * Merges after an optimistic lock refused the save: their version is edited from now on, with what was typed here on
   * top.
   */
  const bringTogether = ({ body, message }: ApiError) => {
    // The refusal carries what is stored now.
    const saved = body.current as Stored
    const [theirs, typed] = [valuesOf(saved), form.getValues()]
    const mine = edit.stillPossible?.(typed, theirs)
    const merge = mergeEdits<Values>(fields, {
      before: valuesOf(opened),
      theirs,
      typed,
      ...(mine && { mine }),
    })
    show(merge.values)
    setOpened(saved)
    setConflict({ ...merge, sentence: message })
    return true
  }

  const save = useAction(
    async (values: Values) => {
      const saved = await edit.send(opened, values)
      unsaved.release()
      draft.forget()
      setOpened(saved)
      setConflict(undefined)
      toast.success(typeof edit.done === 'string' ? edit.done : edit.done(saved))
      edit.onSaved(saved)
    },
    {
      failed: edit.failed,
      onFailed: (error) => (error.body.current ? bringTogether(error) : showProblems(error)),
      onExpired: tellUnkept,
    },
  )
  return { form, draft, save, conflict, show }
}
