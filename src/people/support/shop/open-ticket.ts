import { callApi } from '#browser/call-api.ts'
import type { OrderItem } from '#ordering/orders/contract.ts'
import type { ticketEndpoints } from '../contract.ts'
import type { ReturnReason, TicketKind } from '../rules/ticket.ts'

export type TicketValues = {
  kind: TicketKind
  name: string
  email: string
  phone: string
  reason: ReturnReason | ''
  /** The number of units to return, by order line: the key is `l` and the line's id. */
  lines: Record<string, string>
  body: string
}

export const emptyTicketValues: TicketValues = {
  kind: 'complaint',
  name: '',
  email: '',
  phone: '',
  reason: '',
  lines: {},
  body: '',
}

export type TicketOrder = { id: number; items: OrderItem[] }
/** `id` if its customer is logged in; otherwise the mailed link leads to it and also confirms the address. */
export type OpenedTicket = { number: string; id?: number; confirmed?: boolean }
type OpenTicketOptions = { order?: TicketOrder | undefined; isGuest: boolean; formKey: string }

/** Sends the form: for a customer by their account, for a guest with contact details. */
export function openTicket(
  values: TicketValues,
  { order, isGuest, formKey }: OpenTicketOptions,
): Promise<OpenedTicket> {
  const api = callApi<typeof ticketEndpoints>()
  const { kind, body } = values
  const sent = { form_key: formKey, body }
  if (!isGuest)
    return api('POST /tickets', {
      body: {
        ...sent,
        kind,
        ...(order && { order_id: order.id }),
        ...(kind === 'return' && returnFields(values)),
      },
    })
  const { name, email, phone } = values
  const guestTicket = { ...sent, kind: kind === 'question' ? kind : ('complaint' as const), name, email }
  return api('POST /tickets/ask', { body: { ...guestTicket, ...(phone.trim() && { phone }) } })
}

/** The reason, and the order lines with at least one unit to return. */
const returnFields = ({ reason, lines }: TicketValues) => ({
  ...(reason && { reason }),
  lines: Object.entries(lines)
    .map(([id, quantity]) => ({ order_item_id: Number(id.slice(1)), quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0),
})
