import type PDFDocument from 'pdfkit'
import { loadFaces } from './fonts.ts'

/** A PDF that is being drawn: what is finished of it can already be read. */
export type Sheets = InstanceType<typeof PDFDocument>

/** Points, in which a PDF measures. */
export const mm = 72 / 25.4

/** A PDF without pages. The library is loaded with the first one: it would make up a tenth of a start. */
export async function openSheets({ title, author }: { title: string; author: string }): Promise<Sheets> {
  const [{ default: Document }, faces] = await Promise.all([import('pdfkit'), loadFaces()])
  const sheets = new Document({
    autoFirstPage: false,
    margin: 0,
    // None of the library's own.
    font: '',
    info: { Title: title, Author: author },
  })
  for (const { name, bytes } of faces) sheets.registerFont(name, bytes)
  return sheets
}
