import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { monthsAfter } from '#values/time/months-after.ts'

const hour = 3_600_000

/** When a ticket opened at this moment must have been acknowledged and settled, by the store settings. */
export const deadlinesOf = (opened: Date, { grievances }: Pick<StoreSettings, 'grievances'>) => ({
  acknowledge_by: new Date(opened.getTime() + grievances.acknowledgeHours * hour),
  settle_by: monthsAfter(opened, grievances.settleMonths),
})
