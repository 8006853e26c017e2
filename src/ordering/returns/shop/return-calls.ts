import { callApi } from '#browser/call-api.ts'
import type { OrderReturns, returnEndpoints } from '../contract.ts'

/** How somebody reaches the order: with their account, or with the key of a guest's link. */
export type ReturnAccess = { by: 'account'; id: string } | { by: 'link'; key: string }

const api = () => callApi<typeof returnEndpoints>()

export const fetchReturns = (access: ReturnAccess): Promise<OrderReturns> =>
  access.by === 'link'
    ? api()('GET /guest-orders/{key}/returns', { params: { key: access.key } })
    : api()('GET /orders/{id}/returns', { params: { id: access.id } })

export const sendReturn = (access: ReturnAccess, form: FormData): Promise<OrderReturns> =>
  access.by === 'link'
    ? api()('POST /guest-orders/{key}/returns', { params: { key: access.key }, form })
    : api()('POST /orders/{id}/returns', { params: { id: access.id }, form })
