import type { DomainModule } from '#domain-module.ts'
import { batchRulesEndpoints } from '#inventory/batches/batch-rules-contract.ts'
import { batchListEndpoints } from '#inventory/batches/contract.ts'
import { batchRulesApi } from '#inventory/batches/server/batch-rules.api.ts'
import { batchListApi } from '#inventory/batches/server/batches.api.ts'
import { quarantineExpired } from '#inventory/batches/server/quarantine-expired.ts'
import { stockEndpoints } from '#inventory/stock/contract.ts'
import { notifyLowStock } from '#inventory/stock/server/notify-low-stock.ts'
import { stockApi } from '#inventory/stock/server/stock.api.ts'

/** Stock and batches. */
export const inventory = {
  endpoints: { ...stockEndpoints, ...batchRulesEndpoints, ...batchListEndpoints },
  routes: [stockApi, batchRulesApi, batchListApi],
  jobs: [
    { name: 'take expired stock off sale', everySeconds: 60, run: quarantineExpired },
    { name: 'email about low stock', everySeconds: 60, run: notifyLowStock },
  ],
} satisfies DomainModule
