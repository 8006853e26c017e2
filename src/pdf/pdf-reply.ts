import type { FastifyReply } from 'fastify'

/** Sends a PDF for display in the browser. */
export function replyWithPdf<Pdf>(reply: FastifyReply, pdf: Pdf) {
  reply.type('application/pdf').header('content-disposition', 'inline')
  return pdf
}
