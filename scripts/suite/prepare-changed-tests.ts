import { prepare } from '../setup/prepare.mjs'
import { findChangedTests } from './changed-tests.ts'

/**
 * Says which tests concern the changed files and which are left out, and builds the pages if one of the tests needs
 * them.
 * @param alsoRun paths that run as well, such as browser stories
 * @returns the paths of the tests
 */
export async function prepareChangedTests(alsoRun: string[]) {
  const { changed, tests, leftOut, needsBuild } = findChangedTests()
  console.log(
    `${changed.length} files differ from main. Running the ${tests.length} test files nearest to them.`,
  )
  if (leftOut > 0) console.log(`Left out: ${leftOut} test files further away. \`npm test\` runs them.`)
  console.log(
    'Left out: browser stories (npm test -- test/e2e), tests in test/ and with random input unless they changed, race conditions (npm run test:postgres), and npm run check.',
  )
  if (needsBuild || alsoRun.length > 0) await prepare('everything')
  return tests
}
