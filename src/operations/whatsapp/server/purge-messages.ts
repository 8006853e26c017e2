import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'

/** As long as the texts of emails. */
const textRetentionMs = 90 * dayMs

/** Deletes what messages said to customers long ago; the row stays as a record. */
export const purgeWhatsappTexts = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  db
    .updateTable('whatsapp_messages')
    .set({ parameters: null })
    .where('settled_at', '<', new Date(clock.now().getTime() - textRetentionMs))
    .where('parameters', 'is not', null)
    .execute()
