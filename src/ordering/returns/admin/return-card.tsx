import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { PhotoLinks } from '#backoffice/ui/admin/photo-links.tsx'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import type { AdminReturn } from '../contract.ts'
import { canStep, type ReturnStep } from '../rules/return.ts'
import * as words from '../words/office/en.ts'

type Props = { of: AdminReturn; onStep: (step: ReturnStep) => void }

/** A return with what can be done with it now. */
export function ReturnCard({ of: found, onStep }: Props) {
  const steps = allSteps.filter((step) => canStep(found, step))
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <OrderNumber id={found.order_id} />
        <span className="font-semibold wrap-anywhere">{found.customer}</span>
        <span>
          {found.state === 'approved' && !found.send_back ? words.keeps : words.states[found.state]}
        </span>
      </div>
      <p className="text-sm text-ink-soft">
        {(found.by_customer ? words.requestedAt : words.recordedAt)({ when: formatTimestamp(found.at) })}
      </p>
      <ul className="grid gap-1">
        {found.lines.map((line) => (
          <li key={line.item_id} className="wrap-anywhere">
            {words.units(line)}
            {line.received !== null && ` · ${words.arrived({ count: line.received })}`}
            {line.restocked + line.wasted > 0 && ` · ${words.inspected(line)}`}
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere">{words.because({ reason: words.reasons[found.reason] })}</p>
      {found.note && <p className="whitespace-pre-line wrap-anywhere">{found.note}</p>}
      <PhotoLinks pictures={found.pictures} />
      {found.decline_reason && <p>{words.declineReasons[found.decline_reason]}</p>}
      {found.answer && (
        <p className="border-l-4 border-leaf pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {found.answer}
        </p>
      )}
      {found.replacement_id !== null && (
        <p>
          {words.replacedBy} <OrderNumber id={found.replacement_id} />
        </p>
      )}
      {steps.length > 0 && (
        <IfMay right="refunds:write">
          <div className="flex flex-wrap gap-3">
            {steps.map((step, at) => (
              <Button key={step} {...(at > 0 && { variant: 'secondary' })} onClick={() => onStep(step)}>
                {words.steps[step]}
              </Button>
            ))}
          </div>
        </IfMay>
      )}
    </Card>
  )
}

const allSteps: ReturnStep[] = ['approve', 'receive', 'inspect', 'refund', 'replace', 'decline', 'close']
