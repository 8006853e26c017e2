import type { useUrlDialog } from '#backoffice/ui/admin/dialogs/use-url-dialog.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { AdminCoupon } from '../contract.ts'
import { describeBenefit } from '../rules/describe-benefit.ts'
import { automatic, states } from '../words/office/en.ts'
import * as words from '../words/office/section/en.ts'

const tones = { active: 'success', scheduled: 'attention', used_up: 'attention', ended: 'sold' } as const

type Props = {
  coupon: AdminCoupon
  edit: ReturnType<ReturnType<typeof useUrlDialog>['linkTo']>
  onEnd: () => void
}

/** A coupon with its state, what it gives and how often it was used. One that was ended can't be changed. */
export function CouponCard({ coupon, edit, onEnd }: Props) {
  const { name, code, benefit, state, uses, max_uses: most, given, ordered, closed } = coupon
  return (
    <li>
      <Card className="grid gap-2 px-5 py-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-base font-semibold wrap-anywhere">{name}</h2>
          <Badge tone={tones[state]}>{states[state]}</Badge>
        </div>
        <p>
          <span className="font-semibold">{code === null ? automatic : words.codeOf({ code })}</span>
          {` · ${describeBenefit(benefit)}`}
        </p>
        <p className="text-sm text-ink-soft">{termsOf(coupon).join(' · ')}</p>
        <p className="text-sm tabular-nums">
          {words.usesOf({ uses, most })}
          {uses > 0 && ` · ${words.ordered({ amount: formatRupees(ordered) })}`}
          {' · '}
          {words.given({ amount: formatRupees(given) })}
        </p>
        {!closed && (
          <IfMay right="catalogue:write">
            <div className="flex flex-wrap gap-2">
              <ButtonLink
                variant="secondary"
                className="px-4! text-sm"
                aria-label={words.editNamed({ name })}
                {...edit}
              >
                {words.edit}
              </ButtonLink>
              <Button variant="quiet" className="px-4! text-sm" onClick={onEnd}>
                {words.endNow}
                <span className="sr-only">{` ${name}`}</span>
              </Button>
            </div>
          </IfMay>
        )}
      </Card>
    </li>
  )
}

/** Dates, conditions and limits. */
function termsOf(coupon: AdminCoupon): string[] {
  const { starts_at, ends_at, minimum, goods, first_order_only, max_per_customer: most } = coupon
  const [start, end] = [formatTimestamp(starts_at), ends_at && formatTimestamp(ends_at)]
  const names = goods && [...goods.categories, ...goods.products].map(({ name }) => name).join(', ')
  return [
    end ? words.fromUntil({ start, end }) : words.from({ when: start }),
    ...(minimum > 0 ? [words.minimumOf({ amount: formatRupees(minimum) })] : []),
    ...(names === null ? [] : [words.onlyFor({ names: names || words.nothing })]),
    ...(first_order_only ? [words.firstOrders] : []),
    ...(most === null ? [] : [words.perCustomer({ most })]),
  ]
}
