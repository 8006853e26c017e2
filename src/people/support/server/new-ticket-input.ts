import type { z } from 'zod'
import type { Language } from '#words/language.ts'
import type { newTicket } from '../contract.ts'

/** The author: a customer's account, or a guest's contact details. */
type TicketAuthor = { userId: number } | { name: string; email: string; phone?: string | undefined }

export type NewTicketInput = z.output<typeof newTicket> & {
  asker: TicketAuthor
  language: Language
  /** The network that the form was sent from. */
  network: string
}
