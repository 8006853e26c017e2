import { overviewEndpoints } from '#backoffice/dashboard/contract.ts'
import { notifyMorningSummary } from '#backoffice/dashboard/server/notify-morning-summary.ts'
import { overviewApi } from '#backoffice/dashboard/server/overview.api.ts'
import { reportEndpoints } from '#backoffice/reports/contract.ts'
import { countLeftCarts } from '#backoffice/reports/server/count-left-carts.ts'
import { reportsApi } from '#backoffice/reports/server/reports.api.ts'
import { updateDailySales } from '#backoffice/reports/server/update-daily-sales.ts'
import { officeSearchEndpoints } from '#backoffice/search/contract.ts'
import { officeSearchApi } from '#backoffice/search/server/office-search.api.ts'
import type { DomainModule } from '#domain-module.ts'

/** The dashboard, the reports, and the search over everything. */
export const backoffice = {
  endpoints: { ...overviewEndpoints, ...reportEndpoints, ...officeSearchEndpoints },
  routes: [overviewApi, reportsApi, officeSearchApi],
  jobs: [
    { name: 'email the morning summary', everySeconds: 60, run: notifyMorningSummary },
    { name: 'add up the sales of changed days', everySeconds: 10, run: updateDailySales },
    { name: 'count the carts that were left', everySeconds: 3600, run: countLeftCarts },
  ],
} satisfies DomainModule
