import { doors } from '#http/calls/doors.ts'
import type { Parts } from '#parts.ts'
import { statusEndpoints } from '../contract.ts'
import { createStatus } from './read-status.ts'

export const statusApi = (parts: Parts) =>
  doors('status', statusEndpoints, { 'GET /status': createStatus(parts) })
