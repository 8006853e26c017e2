import { type Refusal, refuse } from '#http/calls/refusal.ts'
import type { Sentence } from '#words/sentences.ts'
import { said } from '../words/office/changes/index.ts'

/** A field, or a picture, that cannot be taken as it is. */
export type WrongField = { ok: false; reason: 'WRONG_FIELD'; field: string; sentence: Sentence }

/** Somebody else saved since the form was opened. `changed` are the fields that they changed. */
export type EditedMeanwhile<Current> = {
  ok: false
  reason: 'EDITED_MEANWHILE'
  /** Empty where it is not known any more. */
  by: string
  changed: string[]
  current: Current
}

export const wrongField = (field: string, sentence: Sentence): WrongField => ({
  ok: false,
  reason: 'WRONG_FIELD',
  field,
  sentence,
})

export const refuseField = ({ field, sentence }: WrongField): Refusal =>
  refuse(400, 'INVALID', sentence, { fields: { [field]: sentence } })

/**
 * An optimistic-lock conflict (409). The answer carries what is stored now, so that the editor can compare and save
 * again without losing what was typed.
 */
export function refuseEditedMeanwhile(
  what: 'product' | 'category',
  { by, changed, current }: EditedMeanwhile<unknown>,
): Refusal {
  const sentence = said.editedMeanwhile({ by, fields: changed, what })
  return refuse(409, 'EDITED_MEANWHILE', sentence, { more: { changed, current } })
}
