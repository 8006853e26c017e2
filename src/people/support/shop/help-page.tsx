import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError, callApi } from '#browser/call-api.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import type { orderEndpoints } from '#ordering/orders/contract.ts'
import { defer } from '#ui/feedback/load-or-retry.tsx'
import type { ticketEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { AskForHelp } from './ask-for-help.tsx'
import { FollowTicket, nullIfNotFound } from './follow-ticket.tsx'
import { LinkedTicket } from './linked-ticket.tsx'
import { OrderHelp } from './order-help.tsx'

/**
 * One page module, so that the first script of other pages refers to one file: help for everyone, a guest's ticket by
 * its key, and after logging in, help with an order and the customer's tickets.
 */
export async function loader({ request, params: { key, what, id = '' } }: LoaderFunctionArgs) {
  if (key !== undefined) return { of: 'link' as const, key }
  if (what === undefined) return { of: 'all' as const, missed: missedSearch(request) }
  if (what === 'order') {
    const about = new URL(request.url).searchParams.get('about')
    return { of: 'order' as const, id, about, items: defer(fetchItems(id)) }
  }
  if (what === 'ticket') return { of: 'ticket' as const, id, ticket: nullIfNotFound(fetchTicket(id)) }
  throw new ApiError(404, {})
}
type Data = Awaited<ReturnType<typeof loader>>

/** The search in `?about=search&q=…`, which found nothing: its question is filled in. */
function missedSearch({ url }: Request) {
  const { searchParams } = new URL(url)
  return searchParams.get('about') === 'search' ? searchParams.get('q')?.trim().slice(0, 80) : undefined
}

const fetchItems = (id: string) =>
  callApi<typeof orderEndpoints>()('GET /orders/{id}/items', { params: { id } })
const fetchTicket = (id: string) => callApi<typeof ticketEndpoints>()('GET /tickets/{id}', { params: { id } })

export const head = ({ data, storeName }: HeadArgs<Data>) => ({
  title: `${words.help} | ${storeName}`,
  ...(data.of === 'all' && !data.missed
    ? { description: words.description({ shop: storeName }) }
    : { hidden: true }),
})

/** How to complain, return goods or ask, and what happens then. */
export default function HelpPage() {
  const data = useLoaderData<Data>()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-column max-w-[76rem] min-h-[70vh] pt-6 pb-16 outline-none lg:pt-10"
    >
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
        <HelpContent data={data} />
      </div>
    </main>
  )
}

/**
 * The content that the URL asks for: help and a form for everyone, a ticket by its mailed link, help with an order, or
 * an own ticket.
 */
function HelpContent({ data }: { data: Data }) {
  switch (data.of) {
    case 'all':
      return <AskForHelp missedSearch={data.missed} />
    case 'link':
      return <LinkedTicket key={data.key} linkKey={data.key} />
    case 'order':
      return <OrderHelp key={data.id} orderId={data.id} items={data.items} about={data.about} />
    case 'ticket':
      return (
        <FollowTicket
          key={data.id}
          ticket={data.ticket}
          send={(body) =>
            callApi<typeof ticketEndpoints>()('POST /tickets/{id}/messages', {
              params: { id: data.id },
              body,
            })
          }
        />
      )
  }
}
