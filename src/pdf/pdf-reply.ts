import type { FastifyReply } from 'fastify'

/**
 * Sets the headers by which a browser displays a PDF. Nothing is sent yet.
 * @returns `pdf` itself, for the route to answer with
 */
export function setPdfHeaders<Pdf>(reply: FastifyReply, pdf: Pdf) {
  reply.type('application/pdf').header('content-disposition', 'inline')
  return pdf
}
