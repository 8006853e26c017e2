import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#ui/forms/field.tsx'
import * as words from '../../words/office/product-form/en.ts'
import { RemoveRowButton } from './remove-row-button.tsx'
import type { VariantField, variantProblems } from './variant-values.ts'

type Props = {
  /** Index among the variants after the first. */
  at: number
  of: (field: VariantField) => UseFormRegisterReturn
  problems: ReturnType<typeof variantProblems>
  /** The MRP that is published if the field is empty. */
  withoutMrp: string
  onRemove: () => void
}

const labels: Record<VariantField, string> = words.sizeFields
const decimal: VariantField[] = ['price', 'mrp']
const whole: VariantField[] = ['stock', 'weight_g']

const keyboardForField = (field: VariantField) =>
  decimal.includes(field) ? 'decimal' : whole.includes(field) ? 'numeric' : 'text'

// The labels have exactly these keys, which TypeScript cannot infer from Object.keys.
const fields = Object.keys(labels) as VariantField[]

/** The form row of a variant. */
export const VariantRow = ({ at, of, problems, withoutMrp, onRemove }: Props) => (
  <li>
    <fieldset className="grid grid-cols-2 gap-3 rounded-field border border-line p-3 sm:grid-cols-3">
      <legend className="px-1 text-sm font-semibold">{words.sizeAt({ number: at + 2 })}</legend>
      {fields.map((field) => (
        <Field
          key={field}
          label={labels[field]}
          hint={field === 'mrp' ? withoutMrp : undefined}
          inputMode={keyboardForField(field)}
          error={problems.find((problem) => problem.field === field)?.message}
          {...of(field)}
        />
      ))}
      <RemoveRowButton label={words.removeSize({ number: at + 2 })} onRemove={onRemove} />
    </fieldset>
  </li>
)
