import type { DomainModule } from '#domain-module.ts'
import { batchEndpoints } from '#inventory/batches/contract.ts'
import { batchesApi } from '#inventory/batches/server/batches.api.ts'
import { quarantineExpired } from '#inventory/batches/server/quarantine-expired.ts'
import { stockEndpoints } from '#inventory/stock/contract.ts'
import { notifyLowStock } from '#inventory/stock/server/notify-low-stock.ts'
import { stockApi } from '#inventory/stock/server/stock.api.ts'

/** Stock and batches. */
export const inventory = {
  endpoints: { ...stockEndpoints, ...batchEndpoints },
  routes: [stockApi, batchesApi],
  jobs: [
    { name: 'take expired stock off sale', everySeconds: 60, run: quarantineExpired },
    { name: 'email about low stock', everySeconds: 60, run: notifyLowStock },
  ],
} satisfies DomainModule
