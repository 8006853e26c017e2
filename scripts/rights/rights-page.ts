import { endpoints } from '../../src/endpoints.ts'
import {
  hasRight,
  mayCall,
  type Person,
  type RequiredRight,
  type Right,
  rights,
} from '../../src/values/people/rights.ts'
import { staffRoles } from '../../src/values/people/role.ts'

/** The path of the page in the project's folder. */
export const rightsPageFile = 'docs/rights.md'

/** Everybody whose rights are the same for all with the role; those of a custom role are chosen for each person. */
const roles: Record<string, Person> = {
  customer: { role: 'customer' },
  ...Object.fromEntries(
    staffRoles
      .filter((role) => role !== 'custom')
      .map((role): [string, Person] => [role, { role: 'admin', staff: { role, rights: [] } }]),
  ),
}

const calls = Object.entries(endpoints).map(([key, { right, ownRight }]) => ({ key, right, ownRight }))
type Call = (typeof calls)[number]

const rightNames = Object.keys(rights) as Right[]
/** Calls are listed in the order of the rights that they require, then by path. */
const orderOf = ({ right }: Call) => (right === 'anyone' ? -1 : rightNames.indexOf(right))
const pathOf = ({ key }: Call) => key.split(' ').reverse().join(' ')
const sortedCalls = calls.sort((a, b) => orderOf(a) - orderOf(b) || (pathOf(a) < pathOf(b) ? -1 : 1))

const tableRow = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (titles: string[], rows: (string | number)[][]) =>
  [tableRow(titles), `|${'---|'.repeat(titles.length)}`, ...rows.map(tableRow)].join('\n')
const yesOrNo = (isYes: boolean) => (isYes ? 'yes' : 'no')

const roleTitles = Object.keys(roles)
const people = Object.values(roles)

const rightRows = rightNames.map((right) => [
  `\`${right}\``,
  rights[right].summary,
  ...people.map((person) => yesOrNo(hasRight(person, right))),
  calls.filter((call) => call.right === right || call.ownRight === right).length,
])

const answerOf = (person: Person, call: RequiredRight) => {
  const allowed = mayCall(person, call)
  return allowed === 'all' ? 'yes' : allowed
}

const callRows = sortedCalls.map((call) => [
  `\`${call.key}\``,
  call.right === 'anyone' ? 'anyone' : `\`${call.right}\``,
  yesOrNo(call.right === 'anyone'),
  ...people.map((person) => answerOf(person, call)),
])

/** The page with the rights of each role, and who may make each call. */
export const rightsPage = () => `# Rights

Every API call requires one right, which its contract states. A role is a set of rights. \`npm run rights\` generates this page from
the contracts and from [\`rights.ts\`](../src/values/people/rights.ts), so don't edit it here. [\`roles.test.ts\`](../test/roles.test.ts)
makes every call as every role, and compares the result with this page. See [decisions/rights.md](decisions/rights.md).

Owners can also give somebody a custom role, with any rights of this table except \`staff:read\`, \`staff:write\`, \`backups:write\` and those
over what only customers have. See [decisions/staff.md](decisions/staff.md).

## Rights of each role

${table(['right', 'allows you to', ...roleTitles, 'calls'], rightRows)}

## Calls

\`own\` means that the role may make the call for its own records only. Calls that a role may not make are answered with 401 to
visitors and with 403 to all others. If \`VISITOR_CARTS\` is on, visitors may also make the calls that require \`cart:own\`.

${table(['call', 'right', 'visitor', ...roleTitles], callRows)}
`
