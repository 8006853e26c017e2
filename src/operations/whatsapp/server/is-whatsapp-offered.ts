import type { Parts } from '#parts.ts'
import { readWhatsappSettings } from './whatsapp-settings.queries.ts'

/** Whether the shop can send WhatsApp messages and its merchant wants that; otherwise no page mentions them. */
export const isWhatsappOffered = async ({ db, whatsapp }: Pick<Parts, 'db' | 'whatsapp'>) =>
  whatsapp() !== undefined && (await readWhatsappSettings(db)).on
