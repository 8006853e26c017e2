import type { FastifyRequest } from 'fastify'
import type { Parts } from '#parts.ts'
import { readClient } from './identify-client.ts'
import { networkOf } from './network-of.ts'

/** The network of a request, and its device if the browser sent the shop's cookie. */
export async function readOrderOrigin(parts: Pick<Parts, 'db' | 'clock'>, request: FastifyRequest) {
  const { client, hasCookie } = await readClient(parts, request)
  return { network: networkOf(request.ip), device: hasCookie ? client.device : undefined }
}
