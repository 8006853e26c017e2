import { useSearchParams } from '#browser/router/hooks.ts'
import { TicketDetails } from './ticket-details.tsx'
import { TicketList } from './ticket-list.tsx'

/** Every ticket, or the one whose number the address names. */
export default function TicketsSection() {
  const [query] = useSearchParams()
  const id = /^[1-9]\d{0,8}$/.exec(query.get('ticket') ?? '')?.[0]
  return id ? <TicketDetails key={id} id={Number(id)} /> : <TicketList />
}
