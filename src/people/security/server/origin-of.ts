import type { FastifyRequest } from 'fastify'
import { nameDevice } from './name-device.ts'

/** Where a request came from; undefined for what the shop or a command does by itself. */
export type Origin = { address: string; deviceName: string }

/** Where a request comes from, for the security log. */
export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  deviceName: nameDevice(request.headers['user-agent']),
})
