import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { orderUrl } from '#backoffice/ui/admin/section-url.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { CourierDesk as Desk, Issue } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { ParcelSizes } from './parcel-sizes.tsx'
import { callCouriers } from './use-order-courier.ts'

/** In the packing section: the parcels that need a person, and the parcel sizes. Nothing while no courier is connected. */
export function CourierDesk() {
  const [isOpen, setOpen] = useState(false)
  const { data, change } = useApiQuery('couriers', (signal) => callCouriers()('GET /couriers', { signal }))
  if (!data || (data.connected.length === 0 && data.issues.length === 0)) return null
  return (
    <div className="mb-6 grid max-w-3xl gap-4">
      {data.issues.length > 0 && <Issues issues={data.issues} onResolved={(now) => change(() => now)} />}
      <IfMay right="settings:write">
        <Button
          variant="secondary"
          className="justify-self-start px-4! text-sm"
          onClick={() => setOpen(true)}
        >
          {words.parcelSizes}
        </Button>
      </IfMay>
      {isOpen && <ParcelSizes onClose={() => setOpen(false)} />}
    </div>
  )
}

const Issues = ({ issues, onResolved }: { issues: Issue[]; onResolved: (now: Desk) => void }) => (
  <section>
    <h2 className="mb-2 text-base!">{words.issuesTitle}</h2>
    <ul className="divide-y divide-line">
      {issues.map((issue) => (
        <li key={issue.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="grow basis-64">
            <p>
              <TextLink to={orderUrl(issue.order_id)}>{words.issueOf({ id: issue.order_id })}</TextLink>
              <span className="text-sm text-ink-soft wrap-anywhere">
                {' '}
                {[issue.service_name, issue.tracking_number, formatTimestamp(issue.since)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </p>
            <p>{words.issues[issue.issue]}</p>
            {issue.reason && <p className="text-ink-soft">{words.because({ reason: issue.reason })}</p>}
          </div>
          <ResolveButton issue={issue} onResolved={onResolved} />
        </li>
      ))}
    </ul>
  </section>
)

function ResolveButton({ issue, onResolved }: { issue: Issue; onResolved: (now: Desk) => void }) {
  const { run, busy } = useAction(
    async () =>
      onResolved(
        await callCouriers()('PUT /couriers/bookings/{id}/issue-resolved', { params: { id: issue.id } }),
      ),
    { failed: words.notResolved },
  )
  return (
    <Button variant="secondary" className="px-4! text-sm" busy={busy} onClick={() => void run()}>
      {words.resolved}
      <span className="sr-only"> {words.issueOf({ id: issue.order_id })}</span>
    </Button>
  )
}
