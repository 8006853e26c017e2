import type { FastifyReply } from 'fastify'

/** Shown by the browser, from where it is printed or kept. */
export function asPdf<Pdf>(reply: FastifyReply, pdf: Pdf) {
  reply.type('application/pdf').header('content-disposition', 'inline')
  return pdf
}
