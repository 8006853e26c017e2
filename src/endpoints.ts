import type { Endpoints } from '#http/calls/endpoint.ts'
import { domains } from './domains.ts'

/** All endpoints of the API. */
export const endpoints: Endpoints = Object.assign({}, ...domains.map((domain) => domain.endpoints))
