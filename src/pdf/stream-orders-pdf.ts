import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Parts } from '#parts.ts'
import { progressMarker, unprintableMarker } from '#values/pdf-markers.ts'
import { canPrint } from './fonts.ts'
import { createPdf, type PdfDocument } from './pdf-document.ts'

/** Orders that are read in one query. */
const chunkSize = 25

/** `id` is the id of the printed order. */
type PrintJob<Printed extends { id: number }> = {
  ids: number[]
  title: string
  find: (db: Parts['db'], ids: number[]) => Promise<Printed[]>
  draw: (pdf: PdfDocument, printed: Printed, index: number) => void
  /** Texts that people entered, checked for characters no font can print. */
  textsOf: (printed: Printed) => string[]
}

/**
 * Streams one PDF for many orders. A failure is logged and breaks the stream off.
 * @returns the PDF while it is still being drawn
 */
export async function streamOrdersPdf<Printed extends { id: number }>(
  { db, store, log }: Pick<Parts, 'db' | 'store' | 'log'>,
  job: PrintJob<Printed>,
): Promise<Readable> {
  const pdf = await createPdf({ title: job.title, author: store().name })
  drawOrdersAndEndPdf(db, pdf, job).catch((error: unknown) => {
    log.error({ err: error }, 'documents could not be printed')
    pdf.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return pdf
}

/**
 * Draws the orders into the PDF, writes markers for progress and for unprintable characters, and ends the PDF. Yields
 * to the event loop after each order: two hundred take a second or two, during which shoppers must be served.
 */
async function drawOrdersAndEndPdf<Printed extends { id: number }>(
  db: Parts['db'],
  pdf: PdfDocument,
  { ids, find, draw, textsOf }: PrintJob<Printed>,
) {
  let drawn = 0
  for (let from = 0; from < ids.length; from += chunkSize) {
    for (const printed of await find(db, ids.slice(from, from + chunkSize))) {
      // The client has disconnected.
      if (pdf.destroyed) return
      draw(pdf, printed, drawn)
      drawn += 1
      if (!textsOf(printed).every(canPrint)) pdf.ref({ [unprintableMarker]: printed.id }).end('')
      pdf.ref({ [progressMarker]: drawn }).end('')
      await nextTurn()
    }
  }
  pdf.end()
}
