import { createHash } from 'node:crypto'
import type { Row } from '#database/schema.ts'

export type Entry = Row<'security_log'>

/** The `previous` value of the very first entry's seal. */
export const genesisSeal = 'the security log begins'

/** An entry's seal: a hash of the previous seal and of all columns of the entry, its number included. */
export function computeSeal(previous: string, number: number, entry: Omit<Entry, 'number' | 'seal'>) {
  const sealedContent = [
    previous,
    number,
    Number(entry.id),
    entry.happened_at.toISOString(),
    entry.event,
    entry.user_id,
    entry.user_name,
    entry.address,
    entry.device_name,
    Object.entries(entry.details).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]
  return createHash('sha256').update(JSON.stringify(sealedContent)).digest('base64url')
}
