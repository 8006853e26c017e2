import type { z } from 'zod'
import type { Language } from '#words/language.ts'
import type { newTicket } from '../contract.ts'

/** Who asks: a customer by their account, or a guest by the contact details of the form. */
type TicketAuthor = { userId: number } | { name: string; email: string; phone?: string | undefined }

export type NewTicketInput = z.output<typeof newTicket> & {
  asker: TicketAuthor
  language: Language
  /** Where the form was sent from. */
  network: string
}
