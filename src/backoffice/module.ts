import { overviewEndpoints } from '#backoffice/dashboard/contract.ts'
import { notifyMorningSummary } from '#backoffice/dashboard/server/notify-morning-summary.ts'
import { overviewApi } from '#backoffice/dashboard/server/overview.api.ts'
import { officeSearchEndpoints } from '#backoffice/search/contract.ts'
import { officeSearchApi } from '#backoffice/search/server/office-search.api.ts'
import type { DomainModule } from '#domain-module.ts'

/** The dashboard, and the search over everything. */
export const backoffice = {
  endpoints: { ...overviewEndpoints, ...officeSearchEndpoints },
  routes: [overviewApi, officeSearchApi],
  jobs: [{ name: 'email the morning summary', everySeconds: 60, run: notifyMorningSummary }],
} satisfies DomainModule
