import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { PhotoLinks } from '#backoffice/ui/admin/photo-links.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { tagOf } from '#words/language.ts'
import type { AdminReview } from '../contract.ts'
import type { ReviewState } from '../rules/review.ts'
import { Stars } from '../shop/stars.tsx'
import * as words from '../words/office/en.ts'

type Props = {
  review: AdminReview
  busy: boolean
  isSelected: boolean
  onSelect: () => void
  onDecide: (state: ReviewState) => void
  onReject: () => void
  onReply: () => void
}

/** A review with what can be done with it. */
export function ReviewCard({ review, busy, isSelected, onSelect, onDecide, onReject, onReply }: Props) {
  const { state, stars, text, name, language, product, reply, has_claim } = review
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {state === 'waiting' && (
          <label className="-m-2 grid size-11 place-items-center">
            <input
              type="checkbox"
              checked={isSelected}
              onChange={onSelect}
              aria-label={words.selectReview({ name })}
              className="size-5 accent-leaf-dark"
            />
          </label>
        )}
        <Stars stars={stars} />
        <TextLink to={product.path}>{product.name}</TextLink>
        {review.order_id === null ? words.demoReview : <OrderNumber id={review.order_id} />}
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {words.by({ name, size: review.size, when: formatTimestamp(review.at) })}
      </p>
      {text ? (
        <p lang={tagOf[language]} className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ) : (
        <p className="text-ink-soft">{words.noText}</p>
      )}
      <PhotoLinks pictures={review.pictures} />
      {has_claim && <p className="text-sm font-medium text-danger">{words.claim}</p>}
      {review.reason && (
        <p className="text-sm wrap-anywhere">
          {words.rejectedFor({ reason: words.reasons[review.reason] })} {review.note}
        </p>
      )}
      {reply && (
        <p className="border-l-4 border-leaf pl-3 text-sm whitespace-pre-line wrap-anywhere">{reply}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {state !== 'published' && (
          <Button busy={busy} onClick={() => onDecide('published')}>
            {words.publish}
          </Button>
        )}
        {state !== 'rejected' && (
          <Button variant="secondary" disabled={busy} onClick={onReject}>
            {words.reject}
          </Button>
        )}
        {state !== 'waiting' && (
          <Button variant="secondary" disabled={busy} onClick={() => onDecide('waiting')}>
            {words.reopen}
          </Button>
        )}
        <Button variant="secondary" onClick={onReply}>
          {reply ? words.editReply : words.reply}
        </Button>
      </div>
    </Card>
  )
}
