import type { DomainModule } from '#domain-module.ts'
import { packingEndpoints } from '#fulfilment/packing/contract.ts'
import { packingApi } from '#fulfilment/packing/server/packing.api.ts'
import { shipmentEndpoints } from '#fulfilment/shipments/contract.ts'
import { composeDispatchMailNow } from '#fulfilment/shipments/server/compose-dispatch-mail.ts'
import { shipmentsApi } from '#fulfilment/shipments/server/shipments.api.ts'

/** Packing and shipments. */
export const fulfilment = {
  endpoints: { ...shipmentEndpoints, ...packingEndpoints },
  routes: [shipmentsApi, packingApi],
  mails: { composers: { 'order-dispatched': composeDispatchMailNow } },
} satisfies DomainModule
