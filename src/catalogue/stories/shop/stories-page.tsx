import '#ui/all-shop.css'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { ListPage } from '#browser/call-api.ts'
import { type HeadArgs, transportContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { Link } from '#browser/router/link.tsx'
import { breadcrumbList } from '#catalogue/products/shop/lists/breadcrumb-list.ts'
import { PageHeading } from '#catalogue/products/shop/lists/page-heading.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Await, deferParts, nullOnError } from '#ui/feedback/deferred-data.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonCards } from '#ui/feedback/skeleton.tsx'
import type { StoryCard as Story } from '../contract.ts'
import type { StoryKind } from '../story-input-contract.ts'
import * as words from '../words/en.ts'
import { listStories } from './list-stories.ts'
import { StoryCard, storyColumns, storySizes } from './story-card.tsx'

const kinds: { kind: StoryKind | undefined; label: string }[] = [
  { kind: undefined, label: words.all },
  { kind: 'recipe', label: words.recipes },
  { kind: 'story', label: words.growers },
]

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get('kind')
  const kind = kinds.find((one) => one.kind === asked)?.kind
  const stories = nullOnError(listStories(args.context.get(transportContext), { kind }))
  return { kind, ...(await deferParts({ stories })) }
}
type Data = Awaited<ReturnType<typeof loader>>

type LoadedData = { stories?: ListPage<Story> | null }
export function head({ data, storeName, publicUrl }: HeadArgs<LoadedData>) {
  const title = `${words.stories} | ${storeName}`
  if (!import.meta.env.SSR) return { title }
  const picture = data.stories?.items[0]?.picture
  return {
    title,
    description: words.storiesDescription({ shop: storeName }),
    ...(picture && { preview: picture, largest: { picture, sizes: storySizes } }),
    // A shop without recipes has nothing to find here.
    ...(!picture && { hidden: true }),
    jsonLd: [breadcrumbList(publicUrl, [[words.stories, '/stories']])],
  }
}

/** All recipes and stories, or those of one kind. */
export default function StoriesPage() {
  const { kind, stories } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-screen pb-12 outline-none lg:pb-20">
      <PageHeading crumbs={[{ label: words.stories }]} title={words.stories} lead={words.storiesLead} />
      <nav aria-label={words.filter} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {kinds.map((one) => (
            <li key={one.label}>
              <Link
                to={one.kind ? `/stories?kind=${one.kind}` : '/stories'}
                aria-current={one.kind === kind ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-leaf-dark px-5 font-semibold text-leaf-dark hover:bg-tint-leaf aria-[current=page]:bg-leaf-dark aria-[current=page]:text-white"
              >
                {one.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className="sr-only">{kinds.find((one) => one.kind === kind)?.label}</h2>
      <Await
        of={stories}
        fallback={<SkeletonCards words={words.loading} count={6} className={storyColumns} />}
      >
        {(found) =>
          found ? (
            <StoryGrid key={kind ?? ''} stories={found} kind={kind} />
          ) : (
            <ErrorState sentence={words.notLoaded} />
          )
        }
      </Await>
    </main>
  )
}

type GridProps = { stories: ListPage<Story>; kind: StoryKind | undefined }

/** Cards, with a button that loads more. */
function StoryGrid({ stories, kind }: GridProps) {
  const [added, setAdded] = useState<ListPage<Story>>({ items: [], total: 0, next: stories.next })
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting')
  const { next } = added
  const show = async (cursor: string) => {
    setState('busy')
    try {
      const page = await listStories(undefined, { kind, cursor })
      setAdded({ ...page, items: [...added.items, ...page.items] })
      setState('resting')
    } catch {
      setState('failed')
    }
  }
  if (stories.items.length === 0) return <EmptyState sentence={words.none} />
  return (
    <>
      <ul className={storyColumns}>
        {[...stories.items, ...added.items].map((story, at) => (
          <li key={story.id}>
            <StoryCard story={story} priority={at === 0} />
          </li>
        ))}
      </ul>
      {next && (
        <p className="mt-8 text-center">
          {state === 'failed' && <span role="alert">{words.notLoaded} </span>}
          <Button variant="secondary" busy={state === 'busy'} onClick={() => void show(next)}>
            {words.showMore}
          </Button>
        </p>
      )}
    </>
  )
}
