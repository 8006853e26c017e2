import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { FormDialog } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { fetchReturns } from '../shop/return-calls.ts'
import { ReturnForm } from '../shop/return-form.tsx'
import * as words from '../words/office/en.ts'

type Props = { order: { id: number }; revision: number; onChanged: () => void }

/** The returns of an order, and the way to record one for a customer who called; nothing before anything is delivered. */
export function OrderReturnsPanel({ order: { id }, revision, onChanged }: Props) {
  const access = { by: 'account', id: String(id) } as const
  const { data, reload } = useApiQuery(`returns-of-order-${id}-${revision}`, () => fetchReturns(access))
  const { may } = useRights()
  const [isOpen, setIsOpen] = useState(false)
  if (!data || (data.returns.length === 0 && data.returnable.length === 0)) return null
  const finish = () => {
    setIsOpen(false)
    reload()
    onChanged()
  }
  return (
    <section aria-label={words.title} className="grid gap-3">
      <h3 className="text-lg">{words.title}</h3>
      {data.returns.length > 0 && (
        <ul className="grid gap-1">
          {data.returns.map(({ id: key, lines, state, replacement_id }) => (
            <li key={key} className="wrap-anywhere">
              {lines.map((line) => words.units(line)).join(', ')} ·{' '}
              {replacement_id === null ? words.states[state] : words.replacedBy}
              {replacement_id !== null && (
                <>
                  {' '}
                  <OrderNumber id={replacement_id} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-4">
        {data.returnable.length > 0 && may('refunds:write') && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {words.record}
          </Button>
        )}
        {data.returns.length > 0 && <TextLink to={sectionUrl('returns')}>{words.allReturns}</TextLink>}
      </div>
      {isOpen && (
        <FormDialog title={words.record} onClose={() => setIsOpen(false)}>
          {() => <ReturnForm access={access} returnable={data.returnable} onSent={finish} />}
        </FormDialog>
      )}
    </section>
  )
}
