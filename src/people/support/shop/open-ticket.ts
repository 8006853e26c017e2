import { callApi } from '#browser/call-api.ts'
import type { ticketEndpoints } from '../contract.ts'
import type { TicketKind } from '../rules/ticket.ts'

export type TicketValues = {
  kind: Exclude<TicketKind, 'return'>
  name: string
  email: string
  phone: string
  body: string
}

export const emptyTicketValues: TicketValues = {
  kind: 'complaint',
  name: '',
  email: '',
  phone: '',
  body: '',
}

export type TicketOrder = { id: number }
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
      },
    })
  const { name, email, phone } = values
  const guestTicket = { ...sent, kind, name, email }
  return api('POST /tickets/ask', { body: { ...guestTicket, ...(phone.trim() && { phone }) } })
}
