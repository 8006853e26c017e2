import { lazy, Suspense, useState } from 'react'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Picture } from '#ui/elements/picture.tsx'
import { packSize } from '#values/words/en.ts'
import { tagOf } from '#words/language.ts'
import type { PublicReview } from '../contract.ts'
import * as words from '../words/en.ts'
import { Stars } from './stars.tsx'

const PhotoViewer = lazy(() => import('./photo-viewer.tsx'))

/** Published reviews, as written, with the shop's replies. */
export const ReviewList = ({ reviews }: { reviews: PublicReview[] }) => (
  <ul className="grid min-w-0 gap-6">
    {reviews.map((review) => (
      <li key={review.id} className="min-w-0 border-t border-line pt-5 first:border-0 first:pt-0">
        <Review review={review} />
      </li>
    ))}
  </ul>
)

function Review({
  review: { stars, text, name, language, size, at, pictures, reply },
}: {
  review: PublicReview
}) {
  const { name: shop } = useStoreSettings()
  return (
    <article className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars stars={stars} />
        <span className="font-semibold wrap-anywhere">{name}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {words.verified} · {words.sizeBought({ size: packSize({ label: size }) })} ·{' '}
        <time dateTime={at}>{words.writtenIn({ at })}</time>
      </p>
      {text && (
        <p lang={tagOf[language]} className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {pictures.length > 0 && <Photos pictures={pictures} name={name} />}
      {reply && (
        <div className="mt-1 rounded-field border-l-4 border-leaf bg-tint-leaf px-4 py-3">
          <p className="text-sm font-semibold">{words.replyOf({ shop })}</p>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
    </article>
  )
}

/** The photos of a review; each opens larger. */
function Photos({ pictures, name }: Pick<PublicReview, 'pictures' | 'name'>) {
  const [shown, setShown] = useState<number>()
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, at) => (
          <li key={picture.url}>
            <button
              type="button"
              aria-label={words.openPhoto({ number: at + 1, name })}
              onClick={() => setShown(at)}
              className="block size-20 overflow-hidden rounded-field"
            >
              <Picture picture={picture} sizes="5rem" className="h-full" decorative />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense>
          <PhotoViewer
            pictures={pictures}
            name={name}
            shown={shown}
            onShow={setShown}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
