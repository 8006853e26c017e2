/** Millimetres. `left`, `top`: of the first label; `right`, `down`: from one label to the next. */
type LabelSheet = {
  page: readonly [width: number, height: number]
  columns: number
  rows: number
  left: number
  top: number
  right: number
  down: number
  label: readonly [width: number, height: number]
}

const a4 = [210, 297] as const

/** Label sheets by name: common A4 sheets, and the roll of a label printer. */
export const labelSheets = {
  '2x4': {
    page: a4,
    columns: 2,
    rows: 4,
    left: 4.67,
    top: 12.9,
    right: 101.6,
    down: 67.8,
    label: [99.1, 67.7],
  },
  '3x8': {
    page: a4,
    columns: 3,
    rows: 8,
    left: 7.2,
    top: 12.9,
    right: 66,
    down: 33.9,
    label: [63.5, 33.9],
  },
  '100x150': {
    page: [100, 150],
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    right: 0,
    down: 0,
    label: [100, 150],
  },
} as const satisfies Record<string, LabelSheet>

export type SheetName = keyof typeof labelSheets
export const sheetNames = Object.keys(labelSheets) as [SheetName, ...SheetName[]]

export const labelsPerSheet = (sheet: SheetName) => labelSheets[sheet].columns * labelSheets[sheet].rows

/** The name of the place of orders that have no address. */
export const noAddressPlace = 'none'

/** The maximum of orders in one pick list or PDF. */
export const maxAtOnce = 200
