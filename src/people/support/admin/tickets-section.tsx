import { useSearchParams } from '#browser/router/hooks.ts'
import { TicketDetails } from './ticket-details.tsx'
import { TicketList } from './ticket-list.tsx'

/** The list of tickets, or the one whose number is in the URL. */
export default function TicketsSection() {
  const [query] = useSearchParams()
  const id = /^[1-9]\d{0,8}$/.exec(query.get('ticket') ?? '')?.[0]
  return id ? <TicketDetails key={id} id={Number(id)} /> : <TicketList />
}
