import type { DomainModule } from '#domain-module.ts'
import { alertEndpoints } from '#inventory/alerts/contract.ts'
import { alertsApi } from '#inventory/alerts/server/alerts.api.ts'
import { notifyWaitingCustomers } from '#inventory/alerts/server/notify-back-in-stock.ts'
import { purgeAlerts } from '#inventory/alerts/server/purge-alerts.ts'
import { unsubscribeHeaders } from '#inventory/alerts/server/unsubscribe-headers.ts'
import { batchEndpoints } from '#inventory/batches/contract.ts'
import { batchesApi } from '#inventory/batches/server/batches.api.ts'
import { quarantineExpired } from '#inventory/batches/server/quarantine-expired.ts'
import { stockEndpoints } from '#inventory/stock/contract.ts'
import { notifyLowStock } from '#inventory/stock/server/notify-low-stock.ts'
import { stockApi } from '#inventory/stock/server/stock.api.ts'

/** Stock, batches and back-in-stock alerts. */
export const inventory = {
  endpoints: { ...stockEndpoints, ...batchEndpoints, ...alertEndpoints },
  routes: [stockApi, batchesApi, alertsApi],
  jobs: [
    { name: 'take expired stock off sale', everySeconds: 60, run: quarantineExpired },
    { name: 'email about low stock', everySeconds: 60, run: notifyLowStock },
    { name: 'email about products that are back in stock', everySeconds: 20, run: notifyWaitingCustomers },
    { name: 'delete old back-in-stock alerts', everySeconds: 3600, run: purgeAlerts },
  ],
  mails: { headers: { 'stock-alert-to-confirm': unsubscribeHeaders, 'back-in-stock': unsubscribeHeaders } },
} satisfies DomainModule
