import type { Parts } from '#parts.ts'
import { alertIdOf, oneClickUrl } from './alert-links.ts'

/**
 * The headers with which a mail program offers to cancel all alerts with one click (RFC 8058); undefined if the alert has
 * been deleted since.
 */
export async function unsubscribeHeaders(
  { db, settings }: Pick<Parts, 'db' | 'settings'>,
  { subject_key }: { subject_key: string },
) {
  const alert = await db
    .selectFrom('stock_alerts')
    .select('link_key')
    .where('id', '=', alertIdOf(subject_key))
    .executeTakeFirst()
  return (
    alert && {
      'List-Unsubscribe': `<${oneClickUrl(settings.publicUrl, alert.link_key)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
  )
}
