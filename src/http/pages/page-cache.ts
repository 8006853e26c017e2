import { LRUCache } from 'lru-cache'
import type { KeptUse } from '../kept-use.ts'
import type { Asked } from './ask-in-process.ts'
import { type PageForms, pageForms } from './page-forms.ts'

/** What a page was made from: answers of calls, and the shop's facts, another object when they change. */
export type MadeFrom = { calls: Asked[]; facts: object }
export type Made<Page> = { version: number; page: Page }
type Kept = Made<PageForms> & MadeFrom
/** Nothing when there is no such page to keep. */
type Render = () => Promise<({ html: string } & MadeFrom) | null>

/** What an entry costs beside its bytes, about. */
const overhead = 500
const overheadOfACall = 300
const sizeOf = ({ page, calls }: Kept, key: string) =>
  page.size() + 2 * key.length + overhead + calls.length * overheadOfACall

/**
 * Pages in memory, each with the catalogue version that it was made at. A page that is asked for by many at once is
 * rendered once, and at a new version only when what it shows is not the same any more.
 * @param isSame whether what a page was made from is still as it was
 * @param mostBytes of all that is kept, in all encodings; the least recently asked page goes first
 * @param use is told what is found and made
 */
export function createPageCache(
  isSame: (from: MadeFrom) => Promise<boolean>,
  { mostBytes = 24 * 1024 * 1024, use }: { mostBytes?: number; use?: KeptUse } = {},
) {
  const kept = new LRUCache<string, Kept>({ maxSize: mostBytes, sizeCalculation: sizeOf })
  if (use) use.pageBytes = () => kept.calculatedSize
  const making = new Map<string, Made<Promise<PageForms | null>>>()

  async function makeAndKeep(key: string, version: number, render: Render) {
    const last = kept.get(key)
    if (last && (await isSame(last))) {
      kept.set(key, { ...last, version })
      return last.page
    }
    if (use) use.pagesMade += 1
    const rendered = await render()
    // What is no success is answered once and not kept.
    if (rendered === null) return null
    const { html, calls, facts } = rendered
    const page = pageForms(html, () => {
      const entry = kept.peek(key)
      // What it takes is counted when it is set.
      if (entry?.page === page) kept.set(key, { ...entry })
    })
    kept.set(key, { version, page, calls, facts })
    return page
  }

  return {
    /** The page of `key`, at whatever version it was made. */
    find: (key: string): Made<PageForms> | undefined => {
      const found = kept.get(key)
      if (use && found) use.pagesFound += 1
      return found
    },

    /** Makes the page of `key`, once for all who ask meanwhile. Nothing when there is no such page to keep. */
    make(key: string, version: number, render: Render): Promise<PageForms | null> {
      const begun = making.get(key)
      if (begun?.version === version) return begun.page
      const mine = { version, page: makeAndKeep(key, version, render) }
      making.set(key, mine)
      const forget = () => {
        if (making.get(key) === mine) making.delete(key)
      }
      mine.page.then(forget, forget)
      return mine.page
    },
  }
}
