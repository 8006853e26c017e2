import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const header = 'x-from-within'
/** Random for each process, so that no outside client can send it. */
const internalToken = randomUUID()

/** Sent with internal calls during a render: the request for the page has already been charged for them. */
export const internalHeaders = { [header]: internalToken }

/** Whether this process made the request itself, during the render of a page. */
export const isInternalRequest = ({ headers }: FastifyRequest) => headers[header] === internalToken
