import { type ComponentProps, useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { AdminCard, CardGrid, CardsSkeleton, NoCards } from '#backoffice/ui/admin/dialogs/cards.tsx'
import { useUrlDialog } from '#backoffice/ui/admin/dialogs/use-url-dialog.ts'
import { Pager } from '#backoffice/ui/admin/lists/pager.tsx'
import { SectionSearch } from '#backoffice/ui/admin/lists/section-search.tsx'
import { usePageCursor } from '#backoffice/ui/admin/lists/use-page-cursor.ts'
import { callApiPage } from '#browser/call-api.ts'
import { useLocation } from '#browser/router/hooks.ts'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { tintOf } from '#ui/elements/tint.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import type { Category } from '../../category-contract.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/categories/en.ts'
import { DeleteCategory } from './delete-category.tsx'
import { EditCategoryDialog } from './edit-category-dialog.tsx'
import { MoveCategory } from './move-category.tsx'

const pageSize = 24

/** The section View Categories: find, edit, order and delete categories (specification §2.23). */
export default function CategoriesSection() {
  const [query] = useSectionQuery()
  const filter = { limit: pageSize, q: query.get('q') ?? undefined, cursor: usePageCursor().cursor }
  const { key, state } = useLocation()
  const refreshKey = state?.refetch ? key : ''
  const { data, failed, loading, reload, change } = useApiQuery(
    `categories ${JSON.stringify(filter)} ${refreshKey}`,
    (signal) => callApiPage<typeof catalogueEndpoints>()('GET /categories', { query: filter, signal }),
  )
  const edit = useUrlDialog('edit')
  const [toDelete, setToDelete] = useState<Category>()
  const removeFromList = ({ id }: Category) =>
    change((was) => ({ ...was, items: was.items.filter((other) => other.id !== id), total: was.total - 1 }))

  return (
    <>
      <div className="mb-6 grid gap-3">
        <SectionSearch label={words.search} />
        <p className="text-sm text-ink-soft">{words.orderHint}</p>
      </div>
      {!data && loading && <CardsSkeleton sentence={words.loadingCategories} />}
      {failed && <ErrorState sentence={words.categoriesNotLoaded} onRetry={reload} busy={loading} />}
      {data && !failed && (
        <>
          {data.items.length === 0 && <NoCards total={data.total} none={words.noCategories} />}
          <CardGrid label={words.categories} busy={loading}>
            {data.items.map((category) => (
              <CategoryCard
                key={category.id}
                category={category}
                edit={edit.linkTo(category.id)}
                onDelete={() => setToDelete(category)}
                actions={!filter.q && <MoveCategory category={category} onMoved={reload} />}
              />
            ))}
          </CardGrid>
          <Pager label={words.pagesOfCategories} size={pageSize} total={data.total} next={data.next} />
        </>
      )}
      {edit.id && <EditCategoryDialog key={edit.id} id={edit.id} onClose={edit.close} onSaved={reload} />}
      {toDelete && (
        <DeleteCategory
          category={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={removeFromList}
        />
      )}
    </>
  )
}

type Props = { category: Category } & Pick<ComponentProps<typeof AdminCard>, 'edit' | 'onDelete' | 'actions'>

/** A category in the merchant's list (specification §2.23). */
function CategoryCard({ category: { name, description, picture, tint }, ...card }: Props) {
  const look = 'size-24 shrink-0 rounded-field sm:size-28'
  return (
    <AdminCard
      name={name}
      picture={
        picture ? (
          <Picture picture={picture} sizes="112px" tint={tintOf(tint)} className={look} decorative />
        ) : (
          <PlaceholderPicture tint={tintOf(tint)} className={look} />
        )
      }
      {...card}
    >
      <h2 className="font-sans text-base leading-snug font-semibold">{name}</h2>
      <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{description}</p>
    </AdminCard>
  )
}
