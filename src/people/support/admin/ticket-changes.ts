import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { mergeEdits } from '#backoffice/ui/admin/editing/merge-edits.ts'
import type { OfficeTicket } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Values = { state: string; messages: string }

/** What of a ticket changes while somebody looks at it. */
const valuesOf = ({ state, messages }: OfficeTicket): Values => ({
  state: words.states[state],
  messages: messages.length === 1 ? words.oneMessage : words.manyMessages({ count: messages.length }),
})

export const ticketFields: FormFields<Values> = {
  names: ['state', 'messages'],
  words: { state: words.state, messages: words.messages },
  text: (values, name) => values[name],
  inWords: (values, name) => values[name],
}

/** What has become of a ticket since it was opened here: all of it is shown, and what is typed stays. */
export function changesOf(opened: OfficeTicket, current: OfficeTicket, sentence: string) {
  const before = valuesOf(opened)
  return { ...mergeEdits(ticketFields, { before, theirs: valuesOf(current), typed: before }), sentence }
}
export type TicketConflict = ReturnType<typeof changesOf>
