import { sql } from 'kysely'
import type { Parts } from '#parts.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'

type Answer = { version: number; found: MaybePromise<boolean> }

/**
 * @returns a function that gives whether any recipe or story is published: without one, no page links to them. Reads the
 * database only when the catalogue has changed; during an outage the last answer stays.
 */
export function createStoriesCheck({ db, catalogueVersion }: Pick<Parts, 'db' | 'catalogueVersion'>) {
  let known: Answer | undefined
  let last = false
  const read = async (answer: Answer) => {
    try {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from stories where state = 'published') as found`.execute(db)
      last = rows[0]?.found ?? false
      answer.found = last
    } catch {
      if (known === answer) known = undefined
    }
    return last
  }
  const start = (version: number) => {
    const answer: Answer = { version, found: false }
    known = answer
    answer.found = read(answer)
    return answer.found
  }
  return (): MaybePromise<boolean> =>
    chainMaybePromise(catalogueVersion.current(), (version) =>
      known?.version === version ? known.found : start(version),
    )
}
