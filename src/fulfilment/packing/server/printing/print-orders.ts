import type { Parts } from '#parts.ts'
import { streamOrdersPdf } from '#pdf/stream-orders-pdf.ts'
import type { SheetName } from '../../printing-contract.ts'
import { drawPackingSlip } from './packing-slip.ts'
import { listPrintableOrders, type PrintableOrder } from './printable-orders.queries.ts'
import { drawLabel } from './shipping-label.ts'

type PrintDeps = Pick<Parts, 'db' | 'store' | 'log'>

/**
 * The packing slips of these orders, each in its order's language.
 * @returns a PDF stream
 */
export const printPackingSlips = (parts: PrintDeps, ids: number[], title: string) =>
  streamOrdersPdf(parts, {
    ...orderSource,
    ids,
    title,
    draw: (pdf, order) => drawPackingSlip(pdf, order, parts.store()),
  })

/**
 * The shipping labels of these orders.
 * @param first the first free label of the first sheet, counted from 1
 * @returns a PDF stream
 */
export const printLabels = (
  parts: PrintDeps,
  { ids, sheet, first, title }: { ids: number[]; sheet: SheetName; first: number; title: string },
) =>
  streamOrdersPdf(parts, {
    ...orderSource,
    ids,
    title,
    draw: (pdf, order, index) =>
      drawLabel(pdf, order, parts.store(), { sheet, number: first - 1 + index, isFirst: index === 0 }),
  })

/** Texts that people entered, to check for unprintable characters. */
const textsOf = ({ customer, address, lines }: PrintableOrder) => [
  customer,
  ...Object.values(address ?? {}).filter((value) => typeof value === 'string'),
  ...lines.flatMap(({ name, name_in_order, size }) => [name, name_in_order, size]),
]

const orderSource = { find: listPrintableOrders, textsOf }
