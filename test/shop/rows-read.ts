import { CompiledQuery, createQueryId, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Database } from '#database/schema.ts'

type Plan = {
  Plans?: Plan[]
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
}

/**
 * How many rows of tables and indexes the database reads for each statement of `runStatements`, according to EXPLAIN,
 * in their order.
 */
export async function countRowsRead(
  db: Kysely<Database>,
  runStatements: (db: Kysely<Database>) => Promise<unknown>,
) {
  const asked: RootOperationNode[] = []
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await runStatements(db.withPlugin(listener))
  const read = []
  for (const node of asked) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId())
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]),
    )
    read.push(rowsOf(rows[0]?.['QUERY PLAN'][0]?.Plan))
  }
  return read
}

/** The rows read by a plan's leaf nodes, which are scans. */
function rowsOf(plan: Plan | undefined): number {
  if (!plan) return 0
  const here =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return plan.Plans
    ? Math.max(
        here,
        plan.Plans.reduce((sum, part) => sum + rowsOf(part), 0),
      )
    : here * plan['Actual Loops']
}
