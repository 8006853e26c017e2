import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const header = 'x-from-within'
/** Nobody else knows it, so nobody else can pass for the shop. */
const word = randomUUID()

/** What the shop sends along when it calls itself to render a page: who asked for the page has paid for its parts. */
export const fromWithin = { [header]: word }

export const isFromWithin = ({ headers }: FastifyRequest) => headers[header] === word
