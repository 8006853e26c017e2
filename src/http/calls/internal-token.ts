import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const header = 'x-from-within'
/** Random for each process, so that no outside client can send it. */
const internalToken = randomUUID()

/**
 * Sent with internal calls while a page is rendered: the page request has already paid the rate limit for them. (The
 * header's name `x-from-within` should become `x-internal-token`.)
 */
export const internalHeaders = { [header]: internalToken }

export const isInternalRequest = ({ headers }: FastifyRequest) => headers[header] === internalToken
