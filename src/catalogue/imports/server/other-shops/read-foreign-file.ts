import type { ImportProblem, ImportRow } from '../../rules/columns.ts'
import * as words from '../../words/office/en.ts'
import type { ForeignFormat } from './foreign-file.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

const formats = { shopify, woocommerce }
const foreignShops = ['shopify', 'woocommerce'] as const
export type ForeignShop = (typeof foreignShops)[number]

/** The shop system whose product export has these headings in lower case; undefined for other files. */
export const recognizeShop = (headings: string[]): ForeignShop | undefined =>
  foreignShops.find((shop) => formats[shop].recognizedBy.every((heading) => headings.includes(heading)))

export type ForeignFile = {
  shop: ForeignShop
  rows: ImportRow[]
  problems: ImportProblem[]
  /** Headings that are left out, as they are in the file. */
  leftOut: string[]
  /** How many pictures it names, which are not fetched. */
  pictures: number
}

type Table = {
  /** As they are in the file. */
  headings: string[]
  lines: { row: number; cells: string[] }[]
}

/** Reads the product export of another shop into the columns of our own. */
export function readForeignFile(
  shop: ForeignShop,
  { headings, lines }: Table,
  isCategory: (name: string) => boolean,
): ForeignFile {
  const format = formats[shop]
  const at = new Map(headings.map((heading, index) => [heading.toLowerCase(), index]))
  const rows = lines.map(({ row, cells }) => ({
    row,
    cell: (heading: string) => cells[at.get(heading) ?? -1]?.trim() ?? '',
  }))
  const isPicture = (heading: string) => format.pictures.includes(heading.toLowerCase())
  return {
    shop,
    ...format.toRows(rows, isCategory),
    leftOut: headings.filter((heading) => !format.reads(heading.toLowerCase()) && !isPicture(heading)),
    pictures: rows.reduce((sum, row) => sum + countPictures(row.cell, format), 0),
  }
}

/** One cell of WooCommerce has all pictures of a product. */
const countPictures = (cell: (heading: string) => string, { pictures }: ForeignFormat) =>
  pictures.flatMap((heading) => cell(heading).match(/https?:\/\/[^\s,]+/g) ?? []).length

/** A problem of one of our columns, with the heading that the file has instead. */
export function toForeignProblem(shop: ForeignShop, problem: ImportProblem): ImportProblem {
  const { column } = problem
  const headings: Partial<Record<string, string>> = formats[shop].headingOf
  const heading = column === null ? undefined : headings[column]
  if (!heading) return problem
  // Only our own files have the numbers of products.
  return { ...problem, column: heading, ...(column === 'product_id' && { message: words.productIsHere }) }
}
