import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { FilterSelect } from '#backoffice/ui/admin/dialogs/filter-select.tsx'
import { useUrlDialog } from '#backoffice/ui/admin/dialogs/use-url-dialog.ts'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { SectionSearch } from '#backoffice/ui/admin/lists/section-search.tsx'
import { callApi, callApiPage } from '#browser/call-api.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { ButtonLink } from '#ui/elements/button.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { EditedStory, storyEndpoints } from '../contract.ts'
import { storyKind, storyState } from '../story-input-contract.ts'
import * as words from '../words/office/en.ts'
import { AddStory } from './add-story.tsx'
import { EditStoryDialog } from './edit-story-dialog.tsx'

const sorts = ['newest', 'title'] as const

/** The merchant's recipes and stories: find, add, edit, preview and publish them. */
export default function StoriesSection() {
  const [query, change] = useSectionQuery()
  const edit = useUrlDialog('edit')
  const filter = {
    q: query.get('q') ?? undefined,
    kind: storyKind.safeParse(query.get('kind')).data,
    state: storyState.safeParse(query.get('state')).data,
    sort: sorts.find((one) => one === query.get('sort')),
  }
  const list = usePagedList(`stories ${JSON.stringify(filter)}`, { size: 24 }, (page, signal) =>
    callApiPage<typeof storyEndpoints>()('GET /edited-stories', { query: { ...filter, ...page }, signal }),
  )
  if (query.get('add') !== null)
    return (
      <AddStory
        onAdded={() => {
          change({ add: '' })
          list.reload()
        }}
      />
    )
  return (
    <>
      <div className="mb-6 grid gap-3">
        <p className="max-w-2xl text-ink-soft">{words.lead}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SectionSearch label={words.search} />
          <ButtonLink to="/admin?section=stories&add=new">{words.addNew}</ButtonLink>
        </div>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <FilterSelect
            label={words.kind}
            value={filter.kind}
            any={words.all}
            options={Object.entries(words.kinds)}
            onChange={(kind) => change({ kind })}
          />
          <FilterSelect
            label={words.state}
            value={filter.state}
            any={words.notArchived}
            options={Object.entries(words.states)}
            onChange={(state) => change({ state })}
          />
          <FilterSelect
            label={words.sort}
            value={filter.sort}
            options={Object.entries(words.sorts)}
            onChange={(sort) => change({ sort })}
          />
        </div>
      </div>
      <PagedList list={list} sentences={sentences} lines={8}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState sentence={words.noStories} />
          ) : (
            <ul aria-label={words.listLabel} className="grid gap-3">
              {items.map((story) => (
                <StoryRow key={story.id} story={story} edit={edit.linkTo(story.id)} />
              ))}
            </ul>
          )
        }
      </PagedList>
      {edit.id && <EditStory key={edit.id} id={edit.id} onClose={edit.close} onSaved={list.reload} />}
    </>
  )
}

const sentences = { failed: words.listNotLoaded, loading: words.loadingList, pages: words.pages }

type RowProps = { story: EditedStory; edit: ReturnType<ReturnType<typeof useUrlDialog>['linkTo']> }

function StoryRow({ story, edit }: RowProps) {
  const { id, title, summary, state, kind, picture, products, path } = story
  const hidden = products.filter(({ on_sale }) => !on_sale).map(({ name }) => name)
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-paper p-4">
      <Picture picture={picture} sizes="96px" className="size-20 shrink-0 rounded-field" decorative />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {words.kinds[kind]}
          <Badge tone={state === 'published' ? 'success' : 'attention'}>{words.states[state]}</Badge>
        </p>
        <h2 className="font-sans text-base leading-snug font-semibold wrap-anywhere">{title}</h2>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{summary}</p>
        {products.length > 0 && (
          <p className="text-sm text-ink-soft">{words.productCount({ count: products.length })}</p>
        )}
        {hidden.length > 0 && (
          <p className="text-sm wrap-anywhere text-danger">
            {words.someHidden({ names: hidden.join(', ') })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 *:px-4!">
        <ButtonLink variant="secondary" aria-label={words.editNamed({ title })} {...edit}>
          {words.edit}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          to={state === 'published' ? path : `/admin/stories/${id}`}
          aria-label={state === 'published' ? words.viewNamed({ title }) : words.previewNamed({ title })}
        >
          {state === 'published' ? words.view : words.preview}
        </ButtonLink>
      </div>
    </li>
  )
}

type EditProps = { id: string; onClose: () => void; onSaved: () => void }

/** Loads the story again, because the list may be outdated. */
function EditStory({ id, ...rest }: EditProps) {
  const story = useApiQuery(`story ${id}`, (signal) =>
    callApi<typeof storyEndpoints>()('GET /edited-stories/{id}', { params: { id }, signal }),
  )
  return <EditStoryDialog story={story} {...rest} />
}
