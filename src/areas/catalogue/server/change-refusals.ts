import { type Refusal, refuse } from '../../../http/refusal.ts'
import { fieldWord } from '../../../values/field-words.ts'

/** A field, or a picture, that cannot be taken as it is. */
export type WrongField = { ok: false; reason: 'WRONG_FIELD'; field: string; sentence: string }

/** Somebody else saved since the form was opened. `changed` are the fields that they changed. */
export type EditedMeanwhile<Current> = {
  ok: false
  reason: 'EDITED_MEANWHILE'
  by: string
  changed: string[]
  current: Current
}

export const wrongField = (field: string, sentence: string): WrongField => ({
  ok: false,
  reason: 'WRONG_FIELD',
  field,
  sentence,
})

export const refuseField = ({ field, sentence }: WrongField): Refusal =>
  refuse(400, 'INVALID', sentence, { fields: { [field]: sentence } })

/** Nothing typed is lost: the answer carries what is stored now, for the editor to compare and save again. */
export function refuseEditedMeanwhile(
  what: string,
  { by, changed, current }: EditedMeanwhile<unknown>,
): Refusal {
  const fields = changed.map(fieldWord).join(', ') || 'something'
  const sentence = `${by} changed ${fields} of this ${what} while you were editing it. Please compare, then save again.`
  return refuse(409, 'EDITED_MEANWHILE', sentence, { more: { changed, current } })
}
