import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { ChangeLine } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { type ChangeValues, swapFor } from './change-values.ts'

type Props = {
  lines: ChangeLine[]
  values: ChangeValues
  /** Nothing can be taken out. */
  isFixed: boolean
  onChange: (changed: Partial<ChangeValues>) => void
}

/** The order's lines, with how many units of each are taken out, and the sizes for which it can be swapped. */
export const LinesToChange = ({ lines, values, isFixed, onChange }: Props) => (
  <ul className="divide-y divide-line">
    {lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => (
        <li key={line.item_id} className="grid gap-2 py-3 first:pt-0 last:pb-0">
          {(isFixed || line.can_take === 0) && <p className="wrap-anywhere">{nameOf(line)}</p>}
          {!isFixed && line.can_take === 0 && <p className="text-sm text-ink-soft">{words.gone}</p>}
          {!isFixed && line.can_take > 0 && <TakeOut line={line} values={values} onChange={onChange} />}
        </li>
      ))}
  </ul>
)

const nameOf = ({ name, size, quantity, unit_price }: ChangeLine) =>
  words.lineOf({ name: `${name}, ${size}`, count: quantity, price: formatRupees(unit_price) })

type LineProps = Pick<Props, 'values' | 'onChange'> & { line: ChangeLine }

function TakeOut({ line, values, onChange }: LineProps) {
  const { item_id, can_take, sizes } = line
  const taken = values.take[item_id] ?? 0
  return (
    <>
      <SelectField
        label={nameOf(line)}
        value={taken}
        onChange={({ currentTarget: { value } }) =>
          onChange({ take: { ...values.take, [item_id]: Number(value) } })
        }
      >
        {Array.from({ length: can_take + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count === 0 ? words.takeNone : words.takeUnits({ count, of: can_take })}
          </option>
        ))}
      </SelectField>
      {sizes.some(({ stock }) => stock > 0) && taken < can_take && (
        <div className="flex flex-wrap gap-2">
          {sizes
            .filter(({ stock }) => stock > 0)
            .map((size) => (
              <Button
                key={size.pack_id}
                variant="secondary"
                className="px-4! text-sm"
                onClick={() => onChange(swapFor(values, line, size))}
              >
                {words.otherSize({ size: size.size, price: formatRupees(size.price) })}
              </Button>
            ))}
        </div>
      )}
    </>
  )
}
