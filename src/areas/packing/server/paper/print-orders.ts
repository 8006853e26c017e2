import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Parts } from '../../../../parts.ts'
import { drawnMark, type SheetName, unprintedMark } from '../../paper-contract.ts'
import { drawLabel } from './label.ts'
import { canPrint } from './letters.ts'
import { openSheets, type Sheets } from './open-sheets.ts'
import { findPaperOrders, type PaperOrder } from './paper-orders.queries.ts'
import { drawSlip } from './slip.ts'

type Needed = Pick<Parts, 'db' | 'store' | 'log'>

/** Read together. */
const batch = 25

/** The slips of these orders, one after the other, each in the language of its order. @returns a PDF that is still being made */
export const printSlips = (parts: Needed, ids: number[], title: string) =>
  print(parts, { ids, title, draw: (sheets, order) => drawSlip(sheets, order, parts.store()) })

/** @param first the first free label of the first sheet, counted from 1 */
export const printLabels = (
  parts: Needed,
  { ids, sheet, first, title }: { ids: number[]; sheet: SheetName; first: number; title: string },
) =>
  print(parts, {
    ids,
    title,
    draw: (sheets, order, index) =>
      drawLabel(sheets, order, parts.store(), { sheet, number: first - 1 + index, isFirst: index === 0 }),
  })

type Wanted = {
  ids: number[]
  title: string
  draw: (sheets: Sheets, order: PaperOrder, index: number) => void
}

async function print({ db, store, log }: Needed, wanted: Wanted): Promise<Readable> {
  const sheets = await openSheets({ title: wanted.title, author: store().name })
  drawEach(db, sheets, wanted).catch((error: unknown) => {
    log.error({ err: error }, 'orders could not be printed')
    sheets.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return sheets
}

/** Between two orders others are served: two hundred of them take a second or two, in which shoppers must not wait. */
async function drawEach(db: Parts['db'], sheets: Sheets, { ids, draw }: Wanted) {
  let drawn = 0
  for (let from = 0; from < ids.length; from += batch) {
    for (const order of await findPaperOrders(db, ids.slice(from, from + batch))) {
      // Whoever asked has gone.
      if (sheets.destroyed) return
      draw(sheets, order, drawn)
      drawn += 1
      if (!textsOf(order).every(canPrint)) sheets.ref({ [unprintedMark]: order.id }).end('')
      sheets.ref({ [drawnMark]: drawn }).end('')
      await nextTurn()
    }
  }
  sheets.end()
}

/** What people typed of an order. */
const textsOf = ({ customer, address, lines }: PaperOrder) => [
  customer,
  ...Object.values(address ?? {}).filter((value) => typeof value === 'string'),
  ...lines.flatMap(({ name, name_in_order, size }) => [name, name_in_order, size]),
]
