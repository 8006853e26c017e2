import { type Refusal, refuse } from '#http/calls/refusal.ts'
import type { Sentence } from '#words/sentences.ts'
import { changesSentences } from '../words/index.ts'

/** A field or picture with an invalid value. */
export type WrongField = { ok: false; reason: 'WRONG_FIELD'; field: string; sentence: Sentence }

/** Somebody else saved since the form was opened. `changed` are the fields that they changed. */
export type EditConflict<Current> = {
  ok: false
  reason: 'EDITED_MEANWHILE'
  /** Empty if the names are no longer known. */
  by: string
  changed: string[]
  current: Current
}

/** The result of a rule that rejects the value of a field. */
export const wrongField = (field: string, sentence: Sentence): WrongField => ({
  ok: false,
  reason: 'WRONG_FIELD',
  field,
  sentence,
})

/** The refusal (400) of a rejected field, which the form shows beside the field. */
export const refuseField = ({ field, sentence }: WrongField): Refusal =>
  refuse(400, 'INVALID', sentence, { fields: { [field]: sentence } })

/**
 * An optimistic-lock conflict (409). The answer carries what is stored now, so that the editor can compare and save
 * again without losing what was typed.
 */
export function refuseEditConflict(
  what: 'product' | 'category' | 'page' | 'bundle' | 'coupon',
  { by, changed, current }: EditConflict<unknown>,
): Refusal {
  const sentence = changesSentences.editedMeanwhile({ by, fields: changed, what })
  return refuse(409, 'EDITED_MEANWHILE', sentence, { more: { changed, current } })
}
