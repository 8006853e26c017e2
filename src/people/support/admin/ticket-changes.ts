import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { mergeEdits } from '#backoffice/ui/admin/editing/merge-edits.ts'
import type { AdminTicket } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Values = { state: string; messages: string }

/** The parts of a ticket that may change while it is open on a page, as texts to show. */
const valuesOf = ({ state, messages }: AdminTicket): Values => ({
  state: words.states[state],
  messages: messages.length === 1 ? words.oneMessage : words.manyMessages({ count: messages.length }),
})

export const ticketFields: FormFields<Values> = {
  names: ['state', 'messages'],
  labels: { state: words.state, messages: words.messages },
  text: (values, name) => values[name],
  formatValue: (values, name) => values[name],
}

/**
 * What has changed since the ticket was opened on this page, for a `ConflictNotice` with this sentence; typed text
 * stays.
 */
export function ticketConflict(opened: AdminTicket, current: AdminTicket, sentence: string) {
  const before = valuesOf(opened)
  return { ...mergeEdits(ticketFields, { before, theirs: valuesOf(current), typed: before }), sentence }
}
export type TicketConflict = ReturnType<typeof ticketConflict>
