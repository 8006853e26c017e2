import { couldNotFind } from '#catalogue/search/words/results/en.ts'
import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import * as words from '../words/en.ts'
import { OwnTickets } from './own-tickets.tsx'
import { SupportDeadlines } from './support-deadlines.tsx'
import { TicketForm } from './ticket-form.tsx'

/**
 * The deadlines and contacts, the customer's tickets, and a form for everyone.
 * @param missedSearch a search that found nothing, for the question in the form
 */
export function AskForHelp({ missedSearch }: { missedSearch?: string | undefined }) {
  const { user } = useVisitor()
  const customer = user !== 'unknown' && user?.role === 'customer' ? user : undefined
  return (
    <>
      <div>
        <h1>{words.help}</h1>
        <p className="mt-5 text-lg">{words.lead}</p>
      </div>
      <SupportDeadlines />
      {customer && (
        <>
          <p>
            {words.aboutAnOrder}{' '}
            <TextLink to={`/${nameInPath(customer.name)}/orders`}>{words.openItsOrder}</TextLink>
          </p>
          <OwnTickets />
        </>
      )}
      <section aria-labelledby="write-to-us">
        <h2 id="write-to-us" className="mb-5 text-xl">
          {words.writeToUs}
        </h2>
        <TicketForm
          key={`${customer?.id} ${missedSearch}`}
          isGuest={!customer}
          question={missedSearch && couldNotFind({ search: missedSearch })}
        />
      </section>
    </>
  )
}
