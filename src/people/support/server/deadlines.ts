import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { hourMs } from '#values/time/durations.ts'
import { monthsAfter } from '#values/time/months-after.ts'

/** When a ticket opened at this moment must have been acknowledged and settled, by the store settings. */
export const deadlinesOf = (opened: Date, { grievances }: Pick<StoreSettings, 'grievances'>) => ({
  acknowledge_by: new Date(opened.getTime() + grievances.acknowledgeHours * hourMs),
  settle_by: monthsAfter(opened, grievances.settleMonths),
})
