import { overviewEndpoints } from '#backoffice/dashboard/contract.ts'
import { notifyMorningSummary } from '#backoffice/dashboard/server/notify-morning-summary.ts'
import { overviewApi } from '#backoffice/dashboard/server/overview.api.ts'
import type { DomainModule } from '#domain-module.ts'

/** The dashboard. */
export const backoffice = {
  endpoints: overviewEndpoints,
  routes: [overviewApi],
  jobs: [{ name: 'email the morning summary', everySeconds: 60, run: notifyMorningSummary }],
} satisfies DomainModule
