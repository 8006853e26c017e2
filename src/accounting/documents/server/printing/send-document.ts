import type { FastifyReply } from 'fastify'
import { notFound } from '#http/calls/refusal.ts'
import { setPdfHeaders } from '#pdf/pdf-reply.ts'
import type { PaperSize } from '../../paper-size-contract.ts'
import { sentences } from '../../words/index.ts'
import { documentFileName, printDocument } from './print-documents.ts'
import type { PrintableDocument } from './printable-documents.queries.ts'

/** The PDF of a document, with the headers of a file that browsers show. */
export async function sendDocument(reply: FastifyReply, document: PrintableDocument, size: PaperSize) {
  const pdf = setPdfHeaders(reply, await printDocument(document, size))
  reply.header('content-disposition', `inline; filename="${documentFileName(document)}"`)
  return pdf
}

export const documentNotFound = () => notFound(sentences.noSuchDocument)
