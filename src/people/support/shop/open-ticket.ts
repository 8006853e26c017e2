import { callApi } from '#browser/call-api.ts'
import type { OrderItem } from '#ordering/orders/contract.ts'
import type { ReturnReason, TicketKind } from '#values/ticket.ts'
import type { ticketEndpoints } from '../contract.ts'

export type TicketValues = {
  kind: TicketKind
  name: string
  email: string
  phone: string
  reason: ReturnReason | ''
  /** Of each line of the order, how many are to go back. */
  lines: Record<string, string>
  body: string
}

export const untouched: TicketValues = {
  kind: 'complaint',
  name: '',
  email: '',
  phone: '',
  reason: '',
  lines: {},
  body: '',
}

export type OfOrder = { id: number; items: OrderItem[] }
/** `id` where it is followed logged in; otherwise by the mailed link, which also confirms an address. */
export type OpenedTicket = { number: string; id?: number; confirmed?: boolean }
type Asked = { order?: OfOrder | undefined; isStranger: boolean; formKey: string }

/** Sends what was typed: a customer by their account, a stranger by what they say of themselves. */
export function openTicket(
  typed: TicketValues,
  { order, isStranger, formKey }: Asked,
): Promise<OpenedTicket> {
  const api = callApi<typeof ticketEndpoints>()
  const { kind, body } = typed
  const sent = { form_key: formKey, body }
  if (!isStranger)
    return api('POST /tickets', {
      body: {
        ...sent,
        kind,
        ...(order && { order_id: order.id }),
        ...(kind === 'return' && returned(typed)),
      },
    })
  const { name, email, phone } = typed
  const asked = { ...sent, kind: kind === 'question' ? kind : ('complaint' as const), name, email }
  return api('POST /tickets/ask', { body: { ...asked, ...(phone.trim() && { phone }) } })
}

const returned = ({ reason, lines }: TicketValues) => ({
  ...(reason && { reason }),
  lines: Object.entries(lines)
    .map(([id, quantity]) => ({ order_item_id: Number(id.slice(1)), quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0),
})
