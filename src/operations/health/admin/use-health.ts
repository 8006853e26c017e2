import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import type { CheckName, HealthReport, healthEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** Loads the health checks. The Status page refreshes them regularly, the dashboard does not. */
export const useHealth = () =>
  useApiQuery('status', (signal) => callApi<typeof healthEndpoints>()('GET /status', { signal }))

export const checkNames = Object.keys(words.titles) as CheckName[]

/** The names of the checks that need attention or failed. */
export const unhealthyOf = ({ lines }: HealthReport) =>
  checkNames.filter((name) => lines[name].state !== 'works')

/**
 * A sentence: everything works, or how many checks need attention and their titles.
 * @param unwell from `unhealthyOf`
 */
export const describeOverall = (unwell: CheckName[]) =>
  unwell.length === 0
    ? words.allWell
    : words.needLook({ count: unwell.length, names: unwell.map((name) => words.titles[name]).join(', ') })
