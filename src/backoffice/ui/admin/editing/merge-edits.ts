import type { FieldValues } from 'react-hook-form'
import { changedFields, type FieldName, type FormFields } from './form-fields.ts'

export type Merge<Values extends FieldValues> = {
  before: Values
  theirs: Values
  mine: Values
  /** Both changed these, to something else: to be decided one by one. */
  clashes: FieldName<Values>[]
  /** Only the other person changed these: taken as they are now. */
  taken: FieldName<Values>[]
  /** The form with what the other person saved; where both changed a field, what was typed here. */
  values: Values
}

type Edits<Values> = {
  before: Values
  /** What somebody else saved since. */
  theirs: Values
  typed: Values
  /** The typed values without what their edit has made impossible. */
  mine?: Values
}

/** Brings together what is typed and what somebody else saved since the form was opened; nothing typed is lost. */
export function mergeEdits<Values extends FieldValues>(
  fields: FormFields<Values>,
  { before, theirs, typed, mine = typed }: Edits<Values>,
): Merge<Values> {
  const changedHere = changedFields(fields, before, typed)
  const changedByThem = changedFields(fields, before, theirs)
  const differ = changedFields(fields, mine, theirs)
  const clashes = changedByThem.filter((name) => changedHere.includes(name) && differ.includes(name))
  const taken = changedByThem.filter((name) => !changedHere.includes(name))
  const values = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }
  return { before, theirs, mine, clashes, taken, values }
}
