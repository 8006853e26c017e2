import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { ApiError } from '#browser/call-api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useAction } from '../calls/use-action.ts'
import type { FormFields } from './form-fields.ts'
import { type MergedEdits, mergeEdits } from './merge-edits.ts'
import { useDraftForm } from './use-draft-form.ts'

type Edit<Stored, Values extends FieldValues> = {
  /** Key of the form's draft. */
  name: string
  stored: Stored
  fields: FormFields<Values>
  valuesOf: (stored: Stored) => Values & DefaultValues<Values>
  /** Removes from the input what the other edit made impossible, such as a removed picture. */
  withoutImpossible?: (typed: Values, theirs: Values) => Values
  /** @returns the stored item after saving */
  send: (opened: Stored, values: Values) => Promise<Stored>
  /** Toast after saving. */
  done: string | ((saved: Stored) => string)
  failed: string
  onSaved: (saved: Stored) => void
}

/** A conflict with somebody else's edit: the server's message and the merge. */
export type Conflict<Values extends FieldValues> = MergedEdits<Values> & { sentence: string }

/**
 * State of an edit form, from opening to saving. A form that stays open continues from the saved version.
 * @returns `save.run(values)` saves; after a conflict with another edit, the form shows the merged values and
 * `conflict` is set. `show` replaces the form's values
 */
export function useEdit<Stored, Values extends FieldValues>(edit: Edit<Stored, Values>) {
  const { name, fields, valuesOf } = edit
  const [opened, setOpened] = useState(edit.stored)
  const [conflict, setConflict] = useState<Conflict<Values>>()
  const { form, draft, unsaved, showServerErrors, warnFilesNotKept } = useDraftForm(
    name,
    fields,
    valuesOf(opened),
  )

  const show = (values: Values) => form.reset(values, { keepTouched: true })

  /**
   * Merges after a failed optimistic lock: continues from the other person's version with this user's changes on top.
   */
  const mergeConflict = ({ body, message }: ApiError) => {
    // The refusal contains the stored item.
    const saved = body.current as Stored
    const [theirs, typed] = [valuesOf(saved), form.getValues()]
    const mine = edit.withoutImpossible?.(typed, theirs)
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
      draft.clear()
      setOpened(saved)
      setConflict(undefined)
      toast.success(typeof edit.done === 'string' ? edit.done : edit.done(saved))
      edit.onSaved(saved)
    },
    {
      failed: edit.failed,
      onFailed: (error) => (error.body.current ? mergeConflict(error) : showServerErrors(error)),
      onExpired: warnFilesNotKept,
    },
  )
  return { form, draft, save, conflict, show }
}
