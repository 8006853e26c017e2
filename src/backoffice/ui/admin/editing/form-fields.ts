import type { FieldPath, FieldValues } from 'react-hook-form'

export type FieldName<Values extends FieldValues> = keyof Values & FieldPath<Values>

/** What there is to know of a form's fields to compare two states of it and to tell a person of the difference. */
export type FormFields<Values extends FieldValues> = {
  /** In the order in which the form shows them, with what it calls them. */
  names: readonly FieldName<Values>[]
  words: Record<keyof Values, string>
  /** A field as it is sent; two values that are sent alike are the same. */
  text: (values: Values, name: keyof Values) => string
  /** A field for somebody who compares two of them. */
  inWords: (values: Values, name: keyof Values) => string
  /** Holds the pictures, where there are any: the server names it `image`, and it cannot be kept as text. */
  pictureField?: FieldName<Values>
}

/** The fields in which two states of a form differ. */
export const changedFields = <Values extends FieldValues>(
  { names, text }: FormFields<Values>,
  before: Values,
  after: Values,
) => names.filter((name) => text(before, name) !== text(after, name))
