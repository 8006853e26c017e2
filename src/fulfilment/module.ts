import type { DomainModule } from '#domain-module.ts'
import { courierEndpoints } from '#fulfilment/couriers/contract.ts'
import { askCouriers, processScans } from '#fulfilment/couriers/server/ask-couriers.ts'
import { courierWebhookApi } from '#fulfilment/couriers/server/courier-webhook.api.ts'
import { couriersApi } from '#fulfilment/couriers/server/couriers.api.ts'
import { purgeScans } from '#fulfilment/couriers/server/tracking/record-scan.ts'
import { packingEndpoints } from '#fulfilment/packing/contract.ts'
import { packingApi } from '#fulfilment/packing/server/packing.api.ts'
import { shipmentEndpoints } from '#fulfilment/shipments/contract.ts'
import { composeDispatchMailNow } from '#fulfilment/shipments/server/compose-dispatch-mail.ts'
import { shipmentsApi } from '#fulfilment/shipments/server/shipments.api.ts'

/** Packing, shipments and couriers. */
export const fulfilment = {
  endpoints: { ...shipmentEndpoints, ...packingEndpoints, ...courierEndpoints },
  routes: [shipmentsApi, packingApi, couriersApi, courierWebhookApi],
  jobs: [
    { name: 'process courier scans', everySeconds: 3, run: processScans },
    { name: 'ask couriers', everySeconds: 15, run: askCouriers },
    { name: 'delete old courier scans', everySeconds: 3600, run: purgeScans },
  ],
  mails: { composers: { 'order-dispatched': composeDispatchMailNow } },
} satisfies DomainModule
