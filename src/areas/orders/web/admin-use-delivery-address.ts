import { callApi } from '../../../ui/call-api.ts'
import type { addressEndpoints } from '../../addresses/contract.ts'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import type { Order } from '../contract.ts'

/** Where an order goes: the address it was placed with, or, where it has none, the one its customer has saved. */
export const useDeliveryAddress = (order: Order) =>
  useAnswer(`address of order ${order.id}`, async (signal) =>
    order.address
      ? { address: order.address }
      : callApi<typeof addressEndpoints>()('GET /address/{userId}', {
          params: { userId: order.User.id },
          signal,
        }),
  )
