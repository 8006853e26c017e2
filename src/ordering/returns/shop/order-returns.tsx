import { useEffect, useState } from 'react'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { OrderReturn, OrderReturns as Returns } from '../contract.ts'
import * as words from '../words/en.ts'
import { fetchReturns, type ReturnAccess } from './return-calls.ts'
import { ReturnForm } from './return-form.tsx'

/** The returns of a delivered order with their state, and the way to request one. */
export default function OrderReturns({ access }: { access: ReturnAccess }) {
  const [found, setFound] = useState<Returns>()
  const [isOpen, setIsOpen] = useState(false)
  const key = access.by === 'link' ? access.key : access.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order.
  useEffect(() => {
    // The order's page is complete without it.
    fetchReturns(access).then(setFound, () => {})
  }, [key])
  if (!found || (found.returns.length === 0 && found.returnable.length === 0)) return null
  const showSent = (now: Returns) => {
    setFound(now)
    setIsOpen(false)
  }
  return (
    <Card className="px-5 py-5 sm:px-6">
      <section id="returns" className="grid scroll-mt-24 gap-4" aria-label={words.title}>
        <h2 className="text-lg">{words.title}</h2>
        {found.returns.length > 0 && (
          <ul className="grid gap-4">
            {found.returns.map((each) => (
              <ReturnItem key={each.id} of={each} access={access} />
            ))}
          </ul>
        )}
        {isOpen ? (
          <ReturnForm access={access} returnable={found.returnable} onSent={showSent} />
        ) : (
          found.returnable.length > 0 && (
            <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
              {words.askForReturn}
            </Button>
          )
        )}
      </section>
    </Card>
  )
}

type ItemProps = { of: OrderReturn; access: ReturnAccess }

const ReturnItem = ({
  of: { lines, decline_reason, answer, replacement_id, ...state },
  access,
}: ItemProps) => (
  <li className="grid gap-1 wrap-anywhere">
    <p className="font-semibold">{lines.map((line) => words.units(line)).join(', ')}</p>
    <p>{describeState(state)}</p>
    {decline_reason && decline_reason !== 'other' && <p>{words.declineReasons[decline_reason]}</p>}
    {replacement_id !== null && <Replacement id={replacement_id} access={access} />}
    {answer && <p className="whitespace-pre-line">{words.ourAnswer({ answer })}</p>}
  </li>
)

/** The order that replaces the items. Whoever has only a link gets the link to the replacement in its email. */
function Replacement({ id, access }: { id: number; access: ReturnAccess }) {
  const text = words.replacement({ id })
  return access.by === 'account' ? <TextLink to={`/orders/${id}`}>{text}</TextLink> : <p>{text}</p>
}

function describeState({ state, send_back }: Pick<OrderReturn, 'state' | 'send_back'>) {
  if (state !== 'approved') return words.states[state]
  return send_back ? words.approvedSendBack : words.approvedKeep
}
