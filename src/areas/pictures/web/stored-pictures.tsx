import type { Answer } from '../../../http/endpoint.ts'
import { callApiPage } from '../../../ui/call-api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { momentOf } from '../../backoffice/web/moments.ts'
import { Pager } from '../../backoffice/web/pager.tsx'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import { usePage } from '../../backoffice/web/use-page.ts'
import type { pictureEndpoints } from '../contract.ts'

const aPage = 24
const gridLook = 'grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4'

/** The pictures the shop has stored, newest first, and who shows them. `round` asks again when it changes. */
export function StoredPictures({ round }: { round: number }) {
  const query = { limit: aPage, cursor: usePage().cursor }
  const { data, failed, loading, reload } = useAnswer(`pictures ${query.cursor} ${round}`, (signal) =>
    callApiPage<typeof pictureEndpoints>()('GET /images', { query, signal }),
  )
  return (
    <section aria-label="Stored pictures" className="mt-12">
      <h2 className="mb-4">Stored pictures{data && ` (${data.total})`}</h2>
      {!data && loading && <SkeletonCards words="Loading images..." className={gridLook} />}
      {failed && <ErrorState sentence="Failed to load images." onRetry={reload} busy={loading} />}
      {data && !failed && (
        <>
          {data.items.length === 0 && <EmptyState sentence="No images found." />}
          <ul className={gridLook}>
            {data.items.map((picture) => (
              <StoredPicture key={picture.id} picture={picture} />
            ))}
          </ul>
          <Pager label="Pages of pictures" size={aPage} total={data.total} next={data.next} />
        </>
      )}
    </section>
  )
}

type Stored = Answer<(typeof pictureEndpoints)['GET /images']>[number]

const StoredPicture = ({ picture }: { picture: Stored }) => (
  <li className="overflow-hidden rounded-field border border-line bg-paper">
    <Picture picture={picture} sizes="240px" className="aspect-video" decorative />
    <div className="px-3 py-2 text-xs text-ink-soft">
      <p className="truncate text-sm font-semibold text-ink">
        {picture.used_by.join(', ') || 'Not shown anywhere'}
      </p>
      <p>
        {picture.width} × {picture.height}, {inWords(picture.bytes)}
      </p>
      <p>{momentOf(picture.created_at)}</p>
    </div>
  </li>
)

/** 1 234 567 bytes as `1.2 MB`. */
const inWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
