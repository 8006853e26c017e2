import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import type { ApiError } from '#browser/call-api.ts'
import type { AdminTicket } from '../contract.ts'

export type OnChanged = (ticket: AdminTicket, refused?: string) => void

/** An action on a ticket. On a conflict, shows the ticket's current state and why nothing was done. */
export function useTicketAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<AdminTicket>,
  { failed, onChanged }: { failed: string; onChanged: OnChanged },
) {
  const showCurrent = ({ code, body, message }: ApiError) => {
    if (code !== 'TICKET_CHANGED') return false
    // The refusal contains the ticket's current state.
    onChanged(body.current as AdminTicket, message)
    return true
  }
  return useAction(async (...args: Args) => onChanged(await act(...args)), { failed, onFailed: showCurrent })
}
