import { orderUrl, sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { TestOrder } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { stepsOf } from './test-order-steps.ts'

const tones = { done: 'success', waiting: 'attention', problem: 'danger' } as const

/** The steps of a test order, as they happen. */
export function TestOrderProgress({ order }: { order: TestOrder }) {
  if (order.state === 'ended') return <p role="status">{words.ended}</p>
  const steps = stepsOf(order, Date.now())
  return (
    <section aria-labelledby="test-order" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="test-order" className="text-lg">
          {words.heading(order)}
        </h3>
        <TextLink to={orderUrl(order.id)}>{words.openOrder}</TextLink>
      </div>
      <p role="status" className="empty:hidden">
        {order.state === 'stuck' ? words.stuck : steps.every(({ state }) => state === 'done') && words.works}
      </p>
      <ol className="grid divide-y divide-line rounded-card border border-line bg-paper px-4">
        {steps.map(({ name, state, hint }) => (
          <li key={name} className="grid gap-1 py-2">
            <div className="flex items-center justify-between gap-4">
              {words.steps[name]}
              <Badge tone={tones[state]}>{words.states[state]}</Badge>
            </div>
            {hint && <p className="text-sm wrap-anywhere text-ink-soft">{hint}</p>}
            {name === 'webhook' && state === 'problem' && (
              <TextLink to={sectionUrl('connections')} className="justify-self-start">
                {words.openConnections}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
