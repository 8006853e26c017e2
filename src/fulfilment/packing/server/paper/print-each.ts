import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Parts } from '#parts.ts'
import { canPrint } from '#pdf/fonts.ts'
import { openSheets, type Sheets } from '#pdf/sheets.ts'
import { drawnMark, unprintedMark } from '../../paper-contract.ts'

/** Read together. */
const batch = 25

/** `id` is the number of the order that something is printed for. */
type Wanted<Printed extends { id: number }> = {
  ids: number[]
  title: string
  find: (db: Parts['db'], ids: number[]) => Promise<Printed[]>
  draw: (sheets: Sheets, printed: Printed, index: number) => void
  /** What people typed of it. */
  textsOf: (printed: Printed) => string[]
}

/** Something for each of many orders, one after the other. @returns a PDF that is still being made */
export async function printEach<Printed extends { id: number }>(
  { db, store, log }: Pick<Parts, 'db' | 'store' | 'log'>,
  wanted: Wanted<Printed>,
): Promise<Readable> {
  const sheets = await openSheets({ title: wanted.title, author: store().name })
  drawEach(db, sheets, wanted).catch((error: unknown) => {
    log.error({ err: error }, 'documents could not be printed')
    sheets.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return sheets
}

/** Between two orders others are served: two hundred of them take a second or two, in which shoppers must not wait. */
async function drawEach<Printed extends { id: number }>(
  db: Parts['db'],
  sheets: Sheets,
  { ids, find, draw, textsOf }: Wanted<Printed>,
) {
  let drawn = 0
  for (let from = 0; from < ids.length; from += batch) {
    for (const printed of await find(db, ids.slice(from, from + batch))) {
      // Whoever asked has gone.
      if (sheets.destroyed) return
      draw(sheets, printed, drawn)
      drawn += 1
      if (!textsOf(printed).every(canPrint)) sheets.ref({ [unprintedMark]: printed.id }).end('')
      sheets.ref({ [drawnMark]: drawn }).end('')
      await nextTurn()
    }
  }
  sheets.end()
}
