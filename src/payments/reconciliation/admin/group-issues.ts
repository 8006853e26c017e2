import type { PaymentIssue } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Kind = PaymentIssue['kind']

/** Orders with the same issue and the same advice. */
export type Cause = { what: string; advice: string; issues: PaymentIssue[] }
export type IssueGroup = { kind: Kind; title: string; causes: Cause[] }

/** Issues by kind, most urgent first, and within a kind by cause, so that each cause is explained once. */
export function groupIssues(issues: PaymentIssue[]): IssueGroup[] {
  const byKind = Map.groupBy(issues, ({ kind }) => kind)
  return (Object.keys(words.kinds) as Kind[]).flatMap((kind) => {
    const found = byKind.get(kind)
    return found ? [{ kind, title: words.kinds[kind], causes: groupByCause(found) }] : []
  })
}

const groupByCause = (issues: PaymentIssue[]): Cause[] =>
  [...Map.groupBy(issues, ({ what, advice }) => `${what}\n${advice}`).values()].flatMap((same) =>
    same[0] ? [{ what: same[0].what, advice: same[0].advice, issues: same }] : [],
  )
