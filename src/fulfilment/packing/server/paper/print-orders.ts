import type { Parts } from '#parts.ts'
import type { SheetName } from '../../paper-contract.ts'
import { drawLabel } from './label.ts'
import { findPaperOrders, type PaperOrder } from './paper-orders.queries.ts'
import { printEach } from './print-each.ts'
import { drawSlip } from './slip.ts'

type Needed = Pick<Parts, 'db' | 'store' | 'log'>

/** The slips of these orders, one after the other, each in the language of its order. @returns a PDF that is still being made */
export const printSlips = (parts: Needed, ids: number[], title: string) =>
  printEach(parts, {
    ...ofOrders,
    ids,
    title,
    draw: (sheets, order) => drawSlip(sheets, order, parts.store()),
  })

/** @param first the first free label of the first sheet, counted from 1 */
export const printLabels = (
  parts: Needed,
  { ids, sheet, first, title }: { ids: number[]; sheet: SheetName; first: number; title: string },
) =>
  printEach(parts, {
    ...ofOrders,
    ids,
    title,
    draw: (sheets, order, index) =>
      drawLabel(sheets, order, parts.store(), { sheet, number: first - 1 + index, isFirst: index === 0 }),
  })

/** What people typed of an order. */
const textsOf = ({ customer, address, lines }: PaperOrder) => [
  customer,
  ...Object.values(address ?? {}).filter((value) => typeof value === 'string'),
  ...lines.flatMap(({ name, name_in_order, size }) => [name, name_in_order, size]),
]

const ofOrders = { find: findPaperOrders, textsOf }
