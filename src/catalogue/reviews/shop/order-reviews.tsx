import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '#browser/router/hooks.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { OwnReview, Reviewable } from '../contract.ts'
import * as words from '../words/en.ts'
import { deleteReview, fetchReviewable, type ReviewAccess } from './review-calls.ts'
import { ReviewForm } from './review-form.tsx'
import { Stars } from './stars.tsx'

/** The delivered products of an order, each with the customer's review or the way to write one. */
export default function OrderReviews({ access }: { access: ReviewAccess }) {
  const [items, setItems] = useState<Reviewable[]>([])
  const key = access.by === 'link' ? access.key : access.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order.
  useEffect(() => {
    // The order's page is complete without it.
    fetchReviewable(access).then(setItems, () => {})
  }, [key])
  const [query] = useSearchParams()
  const isAsked = items.length > 0 && query.get('rate') === 'all'
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  if (items.length === 0) return null
  const changeReview = (changed: Reviewable, review: OwnReview | null) =>
    setItems(items.map((item) => (item === changed ? { ...item, review } : item)))
  return (
    <Card className="px-5 py-5 sm:px-6">
      <section ref={section} id="reviews" className="scroll-mt-24" aria-label={words.rateOrder}>
        <h2 className="mb-4 text-lg">{words.rateOrder}</h2>
        <ul className="grid gap-5">
          {items.map((item) => (
            <ReviewItem
              key={item.order_item_id}
              access={access}
              item={item}
              onChanged={(review) => changeReview(item, review)}
            />
          ))}
        </ul>
      </section>
    </Card>
  )
}

type ItemProps = { access: ReviewAccess; item: Reviewable; onChanged: (review: OwnReview | null) => void }

function ReviewItem({ access, item, onChanged }: ItemProps) {
  const { name, picture, review, order_item_id } = item
  const [query] = useSearchParams()
  const isAsked = query.get('rate') === String(order_item_id)
  const [isOpen, setIsOpen] = useState(isAsked)
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAsked) line.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  const box = 'size-14 shrink-0 rounded-field'
  return (
    <li ref={line} className="grid scroll-mt-24 gap-4">
      <div className="flex items-start gap-x-4 sm:items-center">
        {picture ? (
          <Picture picture={picture} sizes="56px" decorative className={box} />
        ) : (
          <PlaceholderPicture className={box} />
        )}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-semibold wrap-anywhere">{name}</p>
            {review && <Stars stars={review.stars} />}
          </div>
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-label={review ? words.editOf({ name }) : words.rateProduct({ name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {review ? words.edit : words.rate}
          </Button>
        </div>
      </div>
      {review && <ReviewState review={review} />}
      {isOpen && (
        <>
          <ReviewForm
            key={review?.version}
            access={access}
            item={item}
            onSaved={(saved) => {
              onChanged(saved)
              setIsOpen(false)
            }}
            onConflict={onChanged}
          />
          {review && <DeleteReview {...{ access, item }} onDeleted={() => onChanged(null)} />}
        </>
      )}
    </li>
  )
}

/** Whether the review is published, and why it was rejected. */
const ReviewState = ({ review: { state, reason, note } }: { review: OwnReview }) => (
  <div className="text-sm text-ink-soft">
    <p>
      {words.states[state]} {reason && words.reasons[reason]}
    </p>
    {note && <p className="wrap-anywhere">{words.noteFromShop({ note })}</p>}
  </div>
)

type DeleteProps = { access: ReviewAccess; item: Reviewable; onDeleted: () => void }

function DeleteReview({ access, item, onDeleted }: DeleteProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const showFailure = useShowFailure()
  const remove = async () => {
    setBusy(true)
    try {
      const { message } = await deleteReview(access, item.order_item_id)
      toast.success(message)
      onDeleted()
    } catch (error) {
      showFailure(error, words.notDeleted)
    }
    setBusy(false)
    setIsAsking(false)
  }
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {words.deleteReview}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={words.deleteQuestion}
        detail={words.deleteHint}
        confirmText={words.deleteReview}
        cancelText={words.keepReview}
        danger
        busy={busy}
        onConfirm={remove}
      />
    </>
  )
}
