import type { ImportColumn, ImportProblem, ImportRow } from '../../rules/columns.ts'

/** A row of a file of another shop: the text of a cell by its heading in lower case, empty if there is no such column. */
export type ForeignRow = { row: number; cell: (heading: string) => string }

/** How to read the product files of another shop system. */
export type ForeignFormat = {
  /** Headings in lower case that only these files have together. */
  recognizedBy: string[]
  /** Headings of what is read, in lower case; all others are left out. */
  reads: (heading: string) => boolean
  /** Headings whose cells are the addresses of pictures. */
  pictures: string[]
  /** The heading that a problem of one of our columns is about. */
  headingOf: Partial<Record<ImportColumn, string>>
  /** @param isCategory whether the shop has a category with this name */
  toRows: (
    rows: ForeignRow[],
    isCategory: (name: string) => boolean,
  ) => { rows: ImportRow[]; problems: ImportProblem[] }
}

/** A weight as the name of a size: 500 g, 1.5 kg. */
export const sizeOfWeight = (grams: number) =>
  !(grams > 0) ? '' : grams < 1000 ? `${Math.round(grams)} g` : `${Math.round(grams) / 1000} kg`

/** Whole grams as the text of a cell. Text that is no number stays, so that it is reported. */
export const gramsOf = (text: string, gramsPerUnit: number) => {
  if (text === '') return ''
  const grams = Math.round(Number(text) * gramsPerUnit)
  return Number.isNaN(grams) ? text : grams === 0 ? '' : String(grams)
}
