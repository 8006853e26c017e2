import { useState } from 'react'
import { useLocation } from 'react-router'
import { callApiPage } from '../../../ui/call-api.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pager } from '../../backoffice/web/pager.tsx'
import { SectionSearch } from '../../backoffice/web/section-search.tsx'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import { usePage } from '../../backoffice/web/use-page.ts'
import { useSectionQuery } from '../../backoffice/web/use-section-query.ts'
import type { Category, catalogueEndpoints } from '../contract.ts'
import { CardGrid, CardsOnTheirWay, NoCards } from './admin-cards.tsx'
import { CategoryCard } from './admin-category-card.tsx'
import { DeleteCategory } from './admin-delete-category.tsx'
import { EditCategoryDialog } from './admin-edit-category-dialog.tsx'
import { useOpenWindow } from './admin-use-open-window.ts'

const aPage = 24

/** View Categories (specification §2.23). */
export default function CategoriesSection() {
  const [query] = useSectionQuery()
  const wish = { limit: aPage, q: query.get('q') ?? undefined, cursor: usePage().cursor }
  const { key, state } = useLocation()
  const round = state?.refetch ? key : ''
  const { data, failed, loading, reload, change } = useAnswer(
    `categories ${JSON.stringify(wish)} ${round}`,
    (signal) => callApiPage<typeof catalogueEndpoints>()('GET /categories', { query: wish, signal }),
  )
  const edit = useOpenWindow('edit')
  const [toDelete, setToDelete] = useState<Category>()
  const takeOut = ({ id }: Category) =>
    change((was) => ({ ...was, items: was.items.filter((other) => other.id !== id), total: was.total - 1 }))

  return (
    <>
      <div className="mb-6">
        <SectionSearch label="Search categories" />
      </div>
      {!data && loading && <CardsOnTheirWay words="Loading categories..." />}
      {failed && (
        <ErrorState sentence="Failed to load categories. Please try again." onRetry={reload} busy={loading} />
      )}
      {data && !failed && (
        <>
          {data.items.length === 0 && <NoCards total={data.total} none="No Categories Found." />}
          <CardGrid label="Categories" busy={loading}>
            {data.items.map((category) => (
              <CategoryCard
                key={category.id}
                category={category}
                edit={edit.linkTo(category.id)}
                onDelete={() => setToDelete(category)}
              />
            ))}
          </CardGrid>
          <Pager label="Pages of categories" size={aPage} total={data.total} next={data.next} />
        </>
      )}
      {edit.id && <EditCategoryDialog key={edit.id} id={edit.id} onClose={edit.close} onSaved={reload} />}
      {toDelete && (
        <DeleteCategory category={toDelete} onClose={() => setToDelete(undefined)} onDeleted={takeOut} />
      )}
    </>
  )
}
