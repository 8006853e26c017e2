import type { FieldPath, FieldValues } from 'react-hook-form'

export type FieldName<Values extends FieldValues> = keyof Values & FieldPath<Values>

/** Describes a form's fields, so that two states of it can be compared and the differences shown. */
export type FormFields<Values extends FieldValues> = {
  /** Field names in the form's order. */
  names: readonly FieldName<Values>[]
  /** The label of each field. */
  labels: Record<keyof Values, string>
  /** The value as it is sent to the API; values are equal if these texts are equal. */
  text: (values: Values, name: keyof Values) => string
  /** The value formatted for display. */
  formatValue: (values: Values, name: keyof Values) => string
  /** The field with picture files, if any. The API calls it `image`; files are not saved in drafts. */
  pictureField?: FieldName<Values>
}

/** The fields in which two states of a form differ. */
export const changedFields = <Values extends FieldValues>(
  { names, text }: FormFields<Values>,
  before: Values,
  after: Values,
) => names.filter((name) => text(before, name) !== text(after, name))
