import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { orderUrl, sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { AdminRefund } from '../contract.ts'
import * as words from '../words/office/en.ts'

const tones = {
  wanted: 'attention',
  sent: 'attention',
  done: 'success',
  failed: 'danger',
  by_hand: 'success',
  not_wanted: 'attention',
} as const

/** One refund: amount, progress, reason, contents and advice. */
export function RefundProgress({ refund }: { refund: AdminRefund }) {
  const { amount, progress, note, wanted_by, at, pays_order: paid } = refund
  const contents = contentsOf(refund)
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{formatRupees(amount, { decimals: 'always' })}</span>
        <Badge tone={tones[progress]}>
          {paid === undefined ? words.progress[progress] : words.exchanged}
        </Badge>
        <span className="text-sm text-ink-soft">
          {wanted_by ? words.wantedBy({ name: wanted_by, moment: formatTimestamp(at) }) : formatTimestamp(at)}
        </span>
      </p>
      {contents && <p className="wrap-anywhere">{contents}</p>}
      {note && <p className="text-sm wrap-anywhere text-ink-soft">“{note}”</p>}
      {paid === undefined ? (
        <NextStep refund={refund} />
      ) : (
        <p className="text-sm text-ink-soft">
          <TextLink to={orderUrl(paid)}>{words.usedFor({ id: paid })}</TextLink>
        </p>
      )}
    </li>
  )
}

/** Why it was refunded, if that is known, and what. */
function contentsOf(refund: AdminRefund) {
  const { source, reason } = refund
  const why = source === 'provider' ? words.madeElsewhere : reason && words.reasons[reason]
  return [why, partsOf(refund).join(', ')].filter(Boolean).join(': ')
}

/** The contents of a refund: products, delivery and goodwill. */
const partsOf = ({ lines, delivery, goodwill }: AdminRefund) => [
  ...lines.map(words.unitsOf),
  ...(delivery > 0 ? [words.deliveryOf({ amount: formatRupees(delivery, { decimals: 'always' }) })] : []),
  ...(goodwill > 0 ? [words.goodwillOf({ amount: formatRupees(goodwill, { decimals: 'always' }) })] : []),
]

function NextStep({ refund: { progress, last_error } }: { refund: AdminRefund }) {
  const said = progress === 'wanted' && last_error
  return (
    <p className="text-sm wrap-anywhere text-ink-soft">
      {said ? words.providerSays({ said }) : words.progressDetails[progress]}
      {progress === 'failed' && (
        <>
          {' '}
          <TextLink to={sectionUrl('money')}>{words.toMoney}</TextLink>
        </>
      )}
    </p>
  )
}
