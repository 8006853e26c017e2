import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * These take half a minute or more each. Vitest estimates a file's duration by its size and would start them last: one
 * worker would run them for minutes while the other is idle.
 */
const slowest = [
  'test/kill/kill-points.race.ts',
  'test/kill/kill-points.test.ts',
  'test/outage/database-outage.race.ts',
  'test/running/upgrade/upgrade.race.ts',
  'test/fuzz/fuzz.test.ts',
  'src/ordering/checkout/server/money.property.test.ts',
  'scripts/admin.test.ts',
  'test/upgrade/upgrade.test.ts',
  'test/e2e/shopping/storefront-screens.e2e.ts',
  'test/e2e/office/back-office.e2e.ts',
  'test/e2e/office/merchants-day.e2e.ts',
  'test/e2e/shopping/buying.e2e.ts',
  'test/e2e/shopping/paying.e2e.ts',
]

/** The position in `slowest`, or after all of them. */
const rank = ({ moduleId }: TestSpecification) => {
  const at = slowest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return at < 0 ? slowest.length : at
}

/**
 * The slowest files of each project first, and the project with the slowest file first, so that it does not run alone
 * at the end; otherwise vitest's order. Files of a project stay together, because they share workers.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
    return [...Map.groupBy(sorted, ({ project }) => project).values()].flat()
  }
}
