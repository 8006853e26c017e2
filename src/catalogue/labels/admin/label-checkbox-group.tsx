import { useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import * as words from '../words/office/form/en.ts'
import { labelFieldRule } from './label-rules.ts'
import type { LabelValues } from './label-values.ts'

type ListField = 'contains' | 'may_contain' | 'claims'
type Props = {
  form: UseFormReturn<LabelValues>
  name: ListField
  /** The options, each with its label. */
  options: Record<string, string>
}

/**
 * Checkboxes for one list field of the label form, with its legend, hint and error. Checks the values that the form
 * holds; the form gets them in the order of the options.
 */
export const LabelCheckboxGroup = ({ form, name, options }: Props) => (
  <Controller
    name={name}
    control={form.control}
    rules={labelFieldRule(name)}
    render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
      <LabelCheckboxFieldset
        name={name}
        options={options}
        chosen={value}
        error={error?.message}
        onBlur={onBlur}
        // Keep the order of the options, not the order in which they were checked.
        onChoose={(chosen) => onChange(Object.keys(options).filter((option) => chosen.includes(option)))}
      />
    )}
  />
)

type SetProps = Pick<Props, 'name' | 'options'> & {
  chosen: readonly string[]
  error: string | undefined
  onBlur: () => void
  onChoose: (chosen: string[]) => void
}

function LabelCheckboxFieldset({ name, options, chosen, error, onBlur, onChoose }: SetProps) {
  const id = useId()
  const notes = { hint: words.hints[name], error }
  return (
    <fieldset {...describedBy(id, notes)} className="sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">{words.fields[name]}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(options).map(([option, label]) => (
          <label key={option} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onBlur={onBlur}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
              }
              className="size-5 shrink-0 accent-leaf-dark"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} {...notes} />
    </fieldset>
  )
}
