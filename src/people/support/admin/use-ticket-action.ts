import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import type { ApiError } from '#browser/call-api.ts'
import type { AdminTicket } from '../contract.ts'

/** Receives the ticket's current state; `refused` is the reason if a conflict prevented the action. */
export type OnChanged = (ticket: AdminTicket, refused?: string) => void

/**
 * An action on a ticket, whose new state goes to `onChanged`; on a conflict the current state does, with the reason why
 * nothing was done.
 * @param failed the message for any other failure
 */
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
