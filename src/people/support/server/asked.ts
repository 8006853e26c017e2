import type { z } from 'zod'
import type { Language } from '#words/language.ts'
import type { newTicket } from '../contract.ts'

/** Who asks: a customer by their account, or a stranger by what they wrote. */
type Asker = { userId: number } | { name: string; email: string; phone?: string | undefined }

export type Asked = z.output<typeof newTicket> & {
  asker: Asker
  language: Language
  /** Where the form was sent from. */
  network: string
}
