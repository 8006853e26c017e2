import { sql } from 'kysely'
import type { Parts } from '#parts.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'

/**
 * @returns a function that gives whether any recipe or story is published: without one, no page links to them. Reads the
 * database only when the catalogue has changed; during an outage the last answer stays.
 */
export function createStoriesCheck({ db, catalogueVersion }: Pick<Parts, 'db' | 'catalogueVersion'>) {
  let known: { version: number; found: MaybePromise<boolean> } | undefined
  let last = false
  const read = async () => {
    try {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from stories where state = 'published') as found`.execute(db)
      last = rows[0]?.found ?? false
    } catch {
      known = undefined
    }
    if (known) known.found = last
    return last
  }
  return (): MaybePromise<boolean> =>
    chainMaybePromise(catalogueVersion.current(), (version) => {
      if (known?.version === version) return known.found
      const reading = { version, found: false as MaybePromise<boolean> }
      known = reading
      reading.found = read()
      return reading.found
    })
}
