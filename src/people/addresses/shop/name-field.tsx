import { useState } from 'react'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import * as words from '../words/en.ts'
import { isPresetName, presetNames } from './address-name.ts'
import type { AddressFormState } from './use-postal-code-lookup.ts'

type Props = { form: AddressFormState; field: Partial<React.ComponentProps<typeof Field>> }

const own = 'own'

/** The name of the address: home, work or the customer's own text. */
export function NameField({ form: { getValues, setValue }, field }: Props) {
  const [kind, setKind] = useState(() => {
    const name = getValues('name')
    return name === '' || isPresetName(name) ? name : own
  })
  const choose = (next: string) => {
    setKind(next)
    setValue('name', next === own ? '' : next, { shouldValidate: true })
  }
  return (
    <>
      <SelectField
        label={words.name}
        value={kind}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{words.noName}</option>
        {Object.entries(presetNames).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value={own}>{words.ownName}</option>
      </SelectField>
      {kind === own && <Field label={words.ownName} {...field} />}
    </>
  )
}
