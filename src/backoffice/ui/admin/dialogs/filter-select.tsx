import { SelectField } from '#ui/forms/select-field.tsx'

type Props = {
  label: string
  value: string | undefined
  /** Label of the empty option; without it one of the options is always selected. */
  any?: string
  options: [value: string, words: string][]
  onChange: (value: string) => void
}

/** A select that filters or sorts a list. */
export const FilterSelect = ({ label, value = '', any, options, onChange }: Props) => (
  <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {any && <option value="">{any}</option>}
    {options.map(([option, words]) => (
      <option key={option} value={option}>
        {words}
      </option>
    ))}
  </SelectField>
)
