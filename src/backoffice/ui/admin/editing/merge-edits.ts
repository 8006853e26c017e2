import type { FieldValues } from 'react-hook-form'
import { changedFields, type FieldName, type FormFields } from './form-fields.ts'

export type MergedEdits<Values extends FieldValues> = {
  before: Values
  theirs: Values
  mine: Values
  /** Fields that both changed to different values; the user decides. */
  clashes: FieldName<Values>[]
  /** Fields that only the other person changed; their value is used. */
  taken: FieldName<Values>[]
  /** The merged values; for conflicting fields the user's own input. */
  values: Values
}

type Edits<Values> = {
  before: Values
  /** The other person's saved values. */
  theirs: Values
  typed: Values
  /** The user's input without what the other edit made impossible, such as a removed picture. */
  mine?: Values
}

/** Three-way merge of the user's input with what somebody else saved since the form was opened. No input is lost. */
export function mergeEdits<Values extends FieldValues>(
  fields: FormFields<Values>,
  { before, theirs, typed, mine = typed }: Edits<Values>,
): MergedEdits<Values> {
  const changedHere = changedFields(fields, before, typed)
  const changedByThem = changedFields(fields, before, theirs)
  const differ = changedFields(fields, mine, theirs)
  const clashes = changedByThem.filter((name) => changedHere.includes(name) && differ.includes(name))
  const taken = changedByThem.filter((name) => !changedHere.includes(name))
  const values = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }
  return { before, theirs, mine, clashes, taken, values }
}
