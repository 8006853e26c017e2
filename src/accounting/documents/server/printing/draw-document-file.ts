import { buffer } from 'node:stream/consumers'
import { createPdf } from '#pdf/pdf-document.ts'
import type { PaperSize } from '../../paper-size-contract.ts'
import { drawDocument } from './draw-document.ts'
import type { PrintableDocument } from './printable-documents.queries.ts'

export type DocumentFile = { document: PrintableDocument; size: PaperSize }

/** Draws one document as a complete PDF file. */
export async function drawDocumentFile({ document, size }: DocumentFile): Promise<Buffer> {
  const pdf = await createPdf({ title: document.number, author: document.body.seller.name })
  drawDocument(pdf, document, size)
  pdf.end()
  return buffer(pdf)
}
