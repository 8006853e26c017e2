import { Field } from '#ui/forms/field.tsx'
import type { BatchLabel } from '../contract.ts'
import * as words from '../words/office/entering/en.ts'
import { emptyLabel, type LabelField, type LabelProblems } from './label-inputs.ts'

type Props = {
  /** The product's name. */
  name: string
  label: BatchLabel | undefined
  problems: LabelProblems
  onType: (label: BatchLabel) => void
}

const fields: [LabelField, string, 'text' | 'date'][] = [
  ['packed_on', words.packedOn, 'date'],
  ['best_before', words.bestBefore, 'date'],
  ['code', words.code, 'text'],
]

/** Batch label fields for received goods: dates and batch code; all stay empty for goods without dates. */
export const LabelFields = ({ name, label = emptyLabel, problems, onType }: Props) => (
  <fieldset className="col-span-full grid gap-3 pb-2 sm:grid-cols-3">
    <legend className="sr-only">{words.labelOf({ name })}</legend>
    {fields.map(([field, words, type]) => (
      <Field
        key={field}
        label={words}
        type={type}
        autoComplete="off"
        value={label[field]}
        error={problems[field]}
        onChange={(event) => onType({ ...label, [field]: event.currentTarget.value })}
      />
    ))}
  </fieldset>
)
