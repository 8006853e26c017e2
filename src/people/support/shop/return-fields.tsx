import type { UseFormReturn } from 'react-hook-form'
import type { OrderItem } from '#ordering/orders/contract.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { packSize } from '#values/words/en.ts'
import { returnReasons } from '../rules/ticket.ts'
import * as words from '../words/en.ts'
import type { TicketValues } from './open-ticket.ts'

type Props = { form: UseFormReturn<TicketValues>; items: OrderItem[] }

/** The order lines to return, with quantity and reason. */
export function ReturnFields({ form: { register, formState }, items }: Props) {
  const { errors } = formState
  const problem = errors.lines?.message
  return (
    <>
      <fieldset className="grid gap-4" aria-describedby={problem ? 'lines-error' : undefined}>
        <legend className="mb-3 font-semibold">{words.productsToReturn}</legend>
        {items.map(({ id, Product: product, size, quantity }) => (
          <SelectField
            key={id}
            label={`${product?.name ?? ''} (${packSize({ label: size })})`}
            {...register(`lines.l${id}`)}
          >
            {Array.from({ length: quantity + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
        ))}
        {typeof problem === 'string' && (
          <p id="lines-error" role="alert" className="text-sm font-medium text-danger">
            {problem}
          </p>
        )}
      </fieldset>
      <SelectField
        label={words.reason}
        error={errors.reason?.message}
        {...register('reason', { validate: (chosen) => chosen !== '' || words.chooseReason })}
      >
        <option value="">{words.chooseOne}</option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {words.reasons[reason]}
          </option>
        ))}
      </SelectField>
    </>
  )
}
