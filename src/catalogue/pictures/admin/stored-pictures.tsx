import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { Pager } from '#backoffice/ui/admin/lists/pager.tsx'
import { usePageCursor } from '#backoffice/ui/admin/lists/use-page-cursor.ts'
import { callApiPage } from '#browser/call-api.ts'
import type { Answer } from '#http/calls/endpoint.ts'
import { Picture } from '#ui/elements/picture.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonCards } from '#ui/feedback/skeleton.tsx'
import type { pictureEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { DeletePicture } from './delete-picture.tsx'

const pageSize = 24
const gridStyles = 'grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4'

/** The stored pictures, newest first, with their uses. A changed `round` reloads the list. */
export function StoredPictures({ round }: { round: number }) {
  const query = { limit: pageSize, cursor: usePageCursor().cursor }
  const { data, failed, loading, reload } = useApiQuery(`pictures ${query.cursor} ${round}`, (signal) =>
    callApiPage<typeof pictureEndpoints>()('GET /images', { query, signal }),
  )
  return (
    <section aria-label={words.storedPictures} className="mt-12">
      <h2 className="mb-4">
        {data ? words.storedPicturesCounted({ count: data.total }) : words.storedPictures}
      </h2>
      {!data && loading && <SkeletonCards words={words.loadingImages} className={gridStyles} />}
      {failed && <ErrorState sentence={words.imagesNotLoaded} onRetry={reload} busy={loading} />}
      {data && !failed && (
        <>
          {data.items.length === 0 && <EmptyState sentence={words.noImages} />}
          <ul className={gridStyles}>
            {data.items.map((picture) => (
              <StoredPicture key={picture.id} picture={picture} onDeleted={reload} />
            ))}
          </ul>
          <Pager label={words.pagesOfPictures} size={pageSize} total={data.total} next={data.next} />
        </>
      )}
    </section>
  )
}

type Stored = Answer<(typeof pictureEndpoints)['GET /images']>[number]

const StoredPicture = ({ picture, onDeleted }: { picture: Stored; onDeleted: () => void }) => (
  <li className="overflow-hidden rounded-field border border-line bg-paper">
    <Picture picture={picture} sizes="240px" className="aspect-video" decorative />
    <div className="px-3 py-2 text-xs text-ink-soft">
      <p className="text-sm font-semibold wrap-anywhere text-ink">
        {picture.used_by.join(', ') || words.notShownAnywhere}
      </p>
      <p>{words.sizeOf(picture)}</p>
      <p>{formatTimestamp(picture.created_at)}</p>
      {picture.used_by.length === 0 && <DeletePicture id={picture.id} onDeleted={onDeleted} />}
    </div>
  </li>
)
