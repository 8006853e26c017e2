import { createHash } from 'node:crypto'
import type { Row } from '#database/schema.ts'

export type Entry = Row<'security_log'>

/** What the first entry of all is sealed with. */
export const beforeTheFirst = 'the security log begins'

/** An entry's seal: a hash of the seal before and of everything that the entry says, its place included. */
export function sealOf(previous: string, number: number, entry: Omit<Entry, 'number' | 'seal'>) {
  const said = [
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
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
