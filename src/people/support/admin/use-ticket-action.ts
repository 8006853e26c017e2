import { useAction } from '#backoffice/ui/admin/use-action.ts'
import type { ApiError } from '#browser/call-api.ts'
import type { OfficeTicket } from '../contract.ts'

export type OnChanged = (ticket: OfficeTicket, refused?: string) => void

/** Something done with a ticket. Where it was changed meanwhile, what stands there now is shown, and why nothing was done. */
export function useTicketAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<OfficeTicket>,
  { failed, onChanged }: { failed: string; onChanged: OnChanged },
) {
  const showTheirs = ({ code, body, message }: ApiError) => {
    if (code !== 'TICKET_CHANGED') return false
    // The refusal carries the ticket as it is now.
    onChanged(body.current as OfficeTicket, message)
    return true
  }
  return useAction(async (...args: Args) => onChanged(await act(...args)), { failed, onFailed: showTheirs })
}
