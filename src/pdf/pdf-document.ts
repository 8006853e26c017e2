import type PDFDocument from 'pdfkit'
import { loadFonts } from './fonts.ts'

/** A PDF document being drawn; finished parts can already be streamed. */
export type PdfDocument = InstanceType<typeof PDFDocument>

/** Millimetres in points, the unit of PDF. */
export const mm = 72 / 25.4

/**
 * Creates a PDF without pages, in which all fonts are registered. PDFKit is imported lazily, because it would take a
 * tenth of the start-up time.
 */
export async function createPdf({ title, author }: { title: string; author: string }): Promise<PdfDocument> {
  const [{ default: Document }, fonts] = await Promise.all([import('pdfkit'), loadFonts()])
  const pdf = new Document({
    autoFirstPage: false,
    margin: 0,
    // Disables the library's default font.
    font: '',
    info: { Title: title, Author: author },
  })
  // PDFKit also accepts a font that is open already, which its types don’t mention.
  for (const { name, font } of fonts) pdf.registerFont(name, font as unknown as Buffer)
  return pdf
}
