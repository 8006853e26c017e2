import type { MoneyMatter } from '../money-contract.ts'

type Kind = MoneyMatter['kind']

/** What each kind is called on the money page, the most urgent first. */
const titles: Record<Kind, string> = {
  refund_failed: 'Refund failed',
  wrong_amount: 'Wrong amount',
  wrong_currency: 'Wrong currency',
  wrong_order: 'Payment for another order',
  paid_twice: 'Paid twice',
  paid_after_cancel: 'Paid after it was cancelled',
  returned_elsewhere: 'Returned outside the shop',
  unsettled: 'Not settled for long',
  refund_open: 'Refund on its way',
}

/** Orders to which the same happened, and about which the same is to be done. */
export type Cause = { what: string; advice: string; matters: MoneyMatter[] }
export type MatterGroup = { kind: Kind; title: string; causes: Cause[] }

/** Matters by kind, the most urgent first, and in a kind by what happened, so that each thing is explained once. */
export function groupMatters(matters: MoneyMatter[]): MatterGroup[] {
  const byKind = Map.groupBy(matters, ({ kind }) => kind)
  return (Object.keys(titles) as Kind[]).flatMap((kind) => {
    const found = byKind.get(kind)
    return found ? [{ kind, title: titles[kind], causes: causesOf(found) }] : []
  })
}

const causesOf = (matters: MoneyMatter[]): Cause[] =>
  [...Map.groupBy(matters, ({ what, advice }) => `${what}\n${advice}`).values()].flatMap((same) =>
    same[0] ? [{ what: same[0].what, advice: same[0].advice, matters: same }] : [],
  )
