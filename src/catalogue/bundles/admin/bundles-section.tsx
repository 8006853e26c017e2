import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { AdminCard, CardGrid, CardsSkeleton, NoCards } from '#backoffice/ui/admin/dialogs/cards.tsx'
import { DeleteDialog } from '#backoffice/ui/admin/dialogs/delete-dialog.tsx'
import { FilterSelect } from '#backoffice/ui/admin/dialogs/filter-select.tsx'
import { useUrlDialog } from '#backoffice/ui/admin/dialogs/use-url-dialog.ts'
import { Pager } from '#backoffice/ui/admin/lists/pager.tsx'
import { SectionSearch } from '#backoffice/ui/admin/lists/section-search.tsx'
import { usePageCursor } from '#backoffice/ui/admin/lists/use-page-cursor.ts'
import { callApi, callApiPage } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { tintOf } from '#ui/elements/tint.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { AdminBundle, bundleEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { AddBundleDialog, EditBundleDialog } from './bundle-forms.tsx'

const pageSize = 24
type Sort = keyof typeof words.sorts

/** The section Bundles: find, add, edit and delete bundles. */
export default function BundlesSection() {
  const [query, changeQuery] = useSectionQuery()
  const sort = (query.get('sort') ?? 'newest') as Sort
  const filter = { limit: pageSize, q: query.get('q') ?? undefined, sort, cursor: usePageCursor().cursor }
  const { data, failed, loading, reload } = useApiQuery(`bundles ${JSON.stringify(filter)}`, (signal) =>
    callApiPage<typeof bundleEndpoints>()('GET /bundles/all', { query: filter, signal }),
  )
  const edit = useUrlDialog('edit')
  const [adding, setAdding] = useState(false)
  const [toDelete, setToDelete] = useState<AdminBundle>()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <SectionSearch label={words.search} />
        <FilterSelect
          label={words.sort}
          value={sort}
          options={Object.entries(words.sorts)}
          onChange={(chosen) => changeQuery({ sort: chosen })}
        />
        <Button onClick={() => setAdding(true)}>{words.addBundle}</Button>
      </div>
      {!data && loading && <CardsSkeleton sentence={words.loadingBundles} />}
      {failed && <ErrorState sentence={words.bundlesNotLoaded} onRetry={reload} busy={loading} />}
      {data && !failed && (
        <>
          {data.items.length === 0 && <NoCards total={data.total} none={words.noBundles} />}
          <CardGrid label={words.bundles} busy={loading}>
            {data.items.map((bundle) => (
              <BundleCard
                key={bundle.id}
                bundle={bundle}
                edit={edit.linkTo(bundle.id)}
                onDelete={() => setToDelete(bundle)}
              />
            ))}
          </CardGrid>
          <Pager label={words.pagesOfBundles} size={pageSize} total={data.total} next={data.next} />
        </>
      )}
      {adding && <AddBundleDialog onClose={() => setAdding(false)} onSaved={reload} />}
      {edit.id && <EditBundleDialog key={edit.id} id={edit.id} onClose={edit.close} onSaved={reload} />}
      {toDelete && (
        <DeleteDialog
          question={words.deleteQuestion}
          name={toDelete.name}
          failed={words.bundleNotDeleted}
          send={() =>
            callApi<typeof bundleEndpoints>()('DELETE /bundles/{id}', { params: { id: toDelete.id } })
          }
          onClose={() => setToDelete(undefined)}
          onDeleted={reload}
        />
      )}
    </>
  )
}

type CardProps = { bundle: AdminBundle } & Pick<Parameters<typeof AdminCard>[0], 'edit' | 'onDelete'>

function BundleCard({ bundle, ...card }: CardProps) {
  const { name, price, parts_price, parts, stock, published, problems } = bundle
  const [first] = parts
  const look = 'size-24 shrink-0 rounded-field'
  const tint = tintOf(first?.tint ?? 'leaf')
  return (
    <AdminCard
      name={name}
      picture={
        first?.picture ? (
          <Picture picture={first.picture} sizes="96px" tint={tint} className={look} decorative />
        ) : (
          <PlaceholderPicture tint={tint} className={look} />
        )
      }
      {...card}
    >
      <h2 className="font-sans text-base leading-snug font-semibold wrap-anywhere">{name}</h2>
      <p className="mt-1 text-sm">
        {words.priceOf({ price: formatRupees(price), sum: formatRupees(parts_price) })}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {published ? words.visibility.yes : words.visibility.no} · {words.stockOf({ count: stock })}
      </p>
      <p className="mt-1 line-clamp-2 text-sm text-ink-soft">
        {parts.map(({ quantity, name: part }) => `${quantity} × ${part}`).join(', ')}
      </p>
      {published &&
        problems.map((problem) => (
          <p key={problem} className="mt-1 text-sm font-medium text-danger">
            {words.problems[problem]}
          </p>
        ))}
    </AdminCard>
  )
}
