import type { DocumentKind } from '#database/tables/documents.ts'

/** The letter of each series. It precedes the serial number, where a merchant’s prefix can have no letters. */
const seriesPrefix: Record<DocumentKind, string> = {
  tax_invoice: '',
  bill_of_supply: 'S',
  bill: 'B',
  credit_note: 'C',
}

type DocumentNumberParts = { prefix: string; kind: DocumentKind; year: string; serial: number }

/**
 * `PP/26-27/00042`: at most 16 characters by law (CGST rule 46); enough for a million documents per series and year.
 */
export const formatDocumentNumber = ({ prefix, kind, year, serial }: DocumentNumberParts) =>
  `${prefix}/${year}/${seriesPrefix[kind]}${String(serial).padStart(5, '0')}`
