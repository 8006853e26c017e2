import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { SectionSearch } from '#backoffice/ui/admin/lists/section-search.tsx'
import { Button } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { countLimits } from '#values/count-limits.ts'
import type { AdminReview } from '../contract.ts'
import { allStars, type ReviewState, reviewStates } from '../rules/review.ts'
import * as words from '../words/office/en.ts'
import { RejectReview } from './reject-review.tsx'
import { ReplyToReview } from './reply-to-review.tsx'
import { type Decision, decide, fetchReviews, type ReviewQuery } from './review-calls.ts'
import { ReviewCard } from './review-card.tsx'

const messages: Record<ReviewState, (counted: { count: number }) => string> = {
  waiting: () => words.reopened,
  published: words.published,
  rejected: () => words.rejected,
}

/** Reviews to publish, reject and reply to: those that wait first. */
export default function ReviewsSection() {
  const query = useReviewQuery()
  const list = usePagedList(`reviews ${JSON.stringify(query)}`, { size: 20 }, (page, signal) =>
    fetchReviews(query, page, signal),
  )
  const [selected, setSelected] = useState<number[]>([])
  const [decided, setDecided] = useState<{ reviews: AdminReview[]; from: ReviewState; message: string }>()
  const [rejecting, setRejecting] = useState<AdminReview>()
  const [replying, setReplying] = useState<AdminReview>()

  const { run, busy } = useAction(
    async (reviews: AdminReview[], decision: Decision) => {
      const changed = await decide(reviews, decision)
      if (changed.length < reviews.length) toast.error(words.notAllChanged)
      setDecided({
        reviews: changed,
        from: reviews[0]?.state ?? 'waiting',
        message: messages[decision.state]({ count: changed.length }),
      })
      setSelected([])
      setRejecting(undefined)
      list.reload()
    },
    { failed: words.notDecided },
  )
  // What was rejected was waiting or published before; what was published goes back to waiting, to be looked at again.
  const undo = async () => {
    if (!decided) return
    const back = decided.from === 'rejected' ? 'waiting' : decided.from
    if (await run(decided.reviews, { state: back })) setDecided(undefined)
  }
  const toggle = (id: number) =>
    setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-2xl text-ink-soft">{words.lead}</p>
      <ReviewFilters query={query} />
      {decided && decided.reviews.length > 0 && (
        <p role="status" className="flex flex-wrap items-center gap-4">
          {decided.message}
          <Button variant="secondary" busy={busy} onClick={undo}>
            {words.undo}
          </Button>
        </p>
      )}
      <PagedList list={list} sentences={sentences} lines={6} countLimit={countLimits.reviews}>
        {({ items }) => {
          const chosen = items.filter(({ id, state }) => state === 'waiting' && selected.includes(id))
          return items.length === 0 ? (
            <EmptyState sentence={query.q || query.stars ? words.noneFound : words.none[query.state]} />
          ) : (
            <>
              {chosen.length > 0 && (
                <p className="mb-4">
                  <Button busy={busy} onClick={() => run(chosen, { state: 'published' })}>
                    {words.publishSelected({ count: chosen.length })}
                  </Button>
                </p>
              )}
              <ul className="mb-6 grid gap-4">
                {items.map((review) => (
                  <ReviewCard
                    key={review.id}
                    review={review}
                    busy={busy}
                    isSelected={selected.includes(review.id)}
                    onSelect={() => toggle(review.id)}
                    onDecide={(state) => run([review], { state })}
                    onReject={() => setRejecting(review)}
                    onReply={() => setReplying(review)}
                  />
                ))}
              </ul>
            </>
          )
        }}
      </PagedList>
      {rejecting && (
        <RejectReview
          review={rejecting}
          busy={busy}
          onReject={(decision) => run([rejecting], decision)}
          onClose={() => setRejecting(undefined)}
        />
      )}
      {replying && (
        <ReplyToReview review={replying} onSaved={list.reload} onClose={() => setReplying(undefined)} />
      )}
    </div>
  )
}

/** The filter in the URL. Waiting reviews start with the oldest, unless the URL says otherwise. */
function useReviewQuery(): ReviewQuery {
  const [query] = useSectionQuery()
  const state = reviewStates.find((each) => each === query.get('state')) ?? 'waiting'
  const stars = /^[1-5]$/.exec(query.get('stars') ?? '')?.[0] ?? ''
  const sort = query.get('sort')
  const usual = state === 'waiting' ? 'oldest' : 'newest'
  return {
    state,
    stars,
    q: query.get('q') ?? '',
    sort: sort === 'oldest' || sort === 'newest' ? sort : usual,
  }
}

function ReviewFilters({ query: { state, stars, sort } }: { query: ReviewQuery }) {
  const [, change] = useSectionQuery()
  return (
    <div className="grid items-end gap-4 sm:grid-cols-[repeat(3,10rem)_minmax(0,1fr)]">
      <SelectField
        label={words.state}
        value={state}
        onChange={({ currentTarget: { value } }) => change({ state: value === 'waiting' ? '' : value })}
      >
        {reviewStates.map((each) => (
          <option key={each} value={each}>
            {words.states[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.stars}
        value={stars}
        onChange={({ currentTarget: { value } }) => change({ stars: value })}
      >
        <option value="">{words.allStars}</option>
        {allStars.map((each) => (
          <option key={each} value={each}>
            {words.starsOf({ stars: each })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.sort}
        value={sort}
        onChange={({ currentTarget: { value } }) => change({ sort: value })}
      >
        {(['oldest', 'newest'] as const).map((each) => (
          <option key={each} value={each}>
            {words.sorts[each]}
          </option>
        ))}
      </SelectField>
      <SectionSearch label={words.find} />
    </div>
  )
}

const sentences = {
  failed: words.reviewsNotLoaded,
  loading: words.loadingReviews,
  pages: words.pagesOfReviews,
}
