import { callApi, callApiPage } from '#browser/call-api.ts'
import type { AdminReturn, ReturnStepInput, returnEndpoints } from '../contract.ts'

/** A page of returns, of the whole shop or of one order. */
export const fetchReturns = (
  query: { show: 'open' | 'ended' },
  page: { cursor: string | undefined; limit: number },
  signal: AbortSignal,
) => callApiPage<typeof returnEndpoints>()('GET /returns', { query: { ...page, ...query }, signal })

export const sendStep = (id: number, body: ReturnStepInput): Promise<AdminReturn> =>
  callApi<typeof returnEndpoints>()('POST /returns/{id}/steps', { params: { id }, body })
