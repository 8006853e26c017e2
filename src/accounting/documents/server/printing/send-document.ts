import type { FastifyReply } from 'fastify'
import type { Db } from '#database/connect.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { setPdfHeaders } from '#pdf/pdf-reply.ts'
import type { PaperSize } from '../../paper-size-contract.ts'
import { sentences } from '../../words/index.ts'
import { readDocumentFileUnlessBusy, type StoredDocument } from './document-files.ts'
import { documentFileName } from './print-documents.ts'

/** After this time a few dozen documents have been drawn. */
const retryAfterSeconds = 5

/** The PDF of a document, with the headers of a file that browsers show; refused (503) while too many wait. */
export async function sendDocument(
  db: Db,
  reply: FastifyReply,
  { document, size }: { document: StoredDocument; size: PaperSize },
) {
  const file = await readDocumentFileUnlessBusy(db, document, size)
  if (!file) return refuse(503, 'PRINTING_BUSY', sentences.printingBusy, { retryAfterSeconds })
  const pdf = setPdfHeaders(reply, file)
  reply.header('content-disposition', `inline; filename="${documentFileName(document)}"`)
  return pdf
}

export const documentNotFound = () => notFound(sentences.noSuchDocument)
