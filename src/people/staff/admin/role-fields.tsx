import { SelectField } from '#ui/forms/select-field.tsx'
import { rights as allRights, grantableRights, type Right } from '#values/people/rights.ts'
import { type StaffRole, staffRoles } from '#values/people/role.ts'
import * as words from '../words/office/en.ts'

export type ChosenRole = { role: StaffRole; rights: string[] }

type Props = { value: ChosenRole; onChange: (value: ChosenRole) => void }

/** The role, and the rights of a custom one. */
export const RoleFields = ({ value: { role, rights }, onChange }: Props) => (
  <>
    <SelectField
      label={words.role}
      hint={words.roleHints[role]}
      value={role}
      onChange={(event) => onChange({ role: event.currentTarget.value as StaffRole, rights })}
    >
      {staffRoles.map((each) => (
        <option key={each} value={each}>
          {words.roles[each]}
        </option>
      ))}
    </SelectField>
    {role === 'custom' && (
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{words.mayDo}</legend>
        {grantableRights.map((right) => (
          <RightField
            key={right}
            right={right}
            checked={rights.includes(right)}
            onChange={(checked) =>
              onChange({
                role,
                rights: checked ? [...rights, right] : rights.filter((other) => other !== right),
              })
            }
          />
        ))}
      </fieldset>
    )}
  </>
)

type RightProps = { right: Right; checked: boolean; onChange: (checked: boolean) => void }

const RightField = ({ right, checked, onChange }: RightProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      className="size-5 shrink-0 accent-leaf-dark"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{allRights[right].summary}</span>
  </label>
)
