import type { Parts } from '#parts.ts'
import type { HealthChecks } from '../contract.ts'
import type { CheckResult } from './bounded-check.ts'

type Facts = NonNullable<HealthChecks['connections']['facts']>

/** Broken if a connection was entered and this process can't use it: its key is missing, or it fails a check. */
export async function checkConnections({
  connections,
}: Pick<Parts, 'connections'>): Promise<CheckResult<Facts>> {
  await connections.load()
  const all = Object.entries(connections.current())
  const named = (source: string) => all.flatMap(([name, each]) => (each.source === source ? [name] : []))
  const facts = {
    here: named('here').length,
    elsewhere: named('environment').length,
    unreadable: named('unreadable'),
    unfit: named('unfit'),
  }
  return { state: facts.unreadable.length + facts.unfit.length > 0 ? 'broken' : 'works', facts }
}
