import type { DocumentKind } from '#database/tables/documents.ts'

/** What tells the series of a year apart. It stands before the serial, where no letters of a merchant's can be. */
const letters: Record<DocumentKind, string> = {
  tax_invoice: '',
  bill_of_supply: 'S',
  bill: 'B',
  credit_note: 'C',
}

type Numbered = { prefix: string; kind: DocumentKind; year: string; serial: number }

/** `PP/26-27/00042`: the law allows sixteen signs, which are enough for a million papers of each series in a year. */
export const documentNumber = ({ prefix, kind, year, serial }: Numbered) =>
  `${prefix}/${year}/${letters[kind]}${String(serial).padStart(5, '0')}`
