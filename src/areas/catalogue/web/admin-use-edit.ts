import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { ApiError, Transport } from '../../../ui/call-api.ts'
import { toast } from '../../../ui/toast.ts'
import { useAction } from '../../backoffice/web/use-action.ts'
import { useUpload } from '../../pictures/web/use-upload.ts'
import type { FormFields } from './admin-form-fields.ts'
import { type Merge, mergeEdits } from './admin-merge-edits.ts'
import { useTypedForm } from './admin-use-typed-form.ts'

type Edit<Stored, Values extends FieldValues> = {
  /** Tells one form's draft from another's. */
  name: string
  stored: Stored
  fields: FormFields<Values>
  valuesOf: (stored: Stored) => Values & DefaultValues<Values>
  /** What of the typed can still be, now that somebody else's is stored. */
  stillPossible?: (typed: Values, theirs: Values) => Values
  send: (opened: Stored, values: Values, transport: Transport) => Promise<unknown>
  done: string
  failed: string
  onSaved: () => void
}

/** Somebody else saved while the form was open: the server's sentence, and what has become of the fields. */
export type Conflict<Values extends FieldValues> = Merge<Values> & { sentence: string }

/** Editing something of the catalogue, from opening its form to having it saved. */
export function useEdit<Stored, Values extends FieldValues>(edit: Edit<Stored, Values>) {
  const { name, fields, valuesOf } = edit
  const [opened, setOpened] = useState(edit.stored)
  const [conflict, setConflict] = useState<Conflict<Values>>()
  const upload = useUpload()
  const { form, unsaved, showProblems, keepChanges } = useTypedForm(name, fields, valuesOf(opened))

  const show = (values: Values) => form.reset(values, { keepTouched: true })

  /** What they saved is what is edited from now on, with what was typed here on top. */
  const bringTogether = ({ body, message }: ApiError) => {
    // The contract's refusal carries what is stored now.
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
      await edit.send(opened, values, upload.transport)
      unsaved.release()
      toast.success(edit.done)
      edit.onSaved()
    },
    {
      failed: edit.failed,
      onFailed: (error) => (error.code === 'EDITED_MEANWHILE' ? bringTogether(error) : showProblems(error)),
      onExpired: keepChanges,
    },
  )
  return { form, save, sent: upload.sent, conflict, show }
}
