import type { PaymentIssue } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Kind = PaymentIssue['kind']

/** Orders to which the same happened, and about which the same is to be done. */
export type Cause = { what: string; advice: string; issues: PaymentIssue[] }
export type IssueGroup = { kind: Kind; title: string; causes: Cause[] }

/** Matters by kind, the most urgent first, and in a kind by what happened, so that each thing is explained once. */
export function groupIssues(issues: PaymentIssue[]): IssueGroup[] {
  const byKind = Map.groupBy(issues, ({ kind }) => kind)
  return (Object.keys(words.kinds) as Kind[]).flatMap((kind) => {
    const found = byKind.get(kind)
    return found ? [{ kind, title: words.kinds[kind], causes: causesOf(found) }] : []
  })
}

const causesOf = (issues: PaymentIssue[]): Cause[] =>
  [...Map.groupBy(issues, ({ what, advice }) => `${what}\n${advice}`).values()].flatMap((same) =>
    same[0] ? [{ what: same[0].what, advice: same[0].advice, issues: same }] : [],
  )
