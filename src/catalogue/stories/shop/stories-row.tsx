import { useEffect, useState } from 'react'
import { usePublicSettings } from '#browser/router/hooks.ts'
import { useWhenUnseen } from '#browser/when-unseen.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { StoryCard as Story } from '../contract.ts'
import * as words from '../words/en.ts'
import { listStories } from './list-stories.ts'
import { StoryCard } from './story-card.tsx'

const most = 3

/** The newest recipes and stories below the home page's products. Nothing if the shop has none. */
export function HomeStories() {
  const { stories } = usePublicSettings()
  const { found } = useStories(stories)
  // Something must stand here: an empty place would load the code at once.
  if (!stories || found?.length === 0) return <div className="min-h-px" />
  // As tall as the row, which comes when the visitor is near.
  if (!found) return <div className="min-h-[32rem] lg:min-h-[36rem]" />
  return (
    <section className="page-column pt-12 lg:pt-20">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 lg:mb-8">
        <h2>{words.onHome}</h2>
        <TextLink to="/stories">{words.stories}</TextLink>
      </div>
      <Row stories={found} className="min-h-96" />
    </section>
  )
}

/** The newest recipes and stories with a product. Nothing if there are none. */
export function ProductStories({ productId }: { productId: number }) {
  const { stories } = usePublicSettings()
  const { found, place } = useStories(stories, productId)
  // The server's placeholder: the code and the cards are loaded at the first scroll.
  if (!found || found.length === 0) return <div ref={place} className="min-h-px" />
  return (
    <section className="page-column page-section">
      <h2 className="mb-6">{words.withProduct}</h2>
      <Row stories={found} />
    </section>
  )
}

/** One row on every screen; a phone scrolls it sideways. */
const Row = ({ stories, className = '' }: { stories: Story[]; className?: string }) => (
  <ul
    className={`-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-4 sm:gap-5 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-6 lg:px-0 ${className}`}
  >
    {stories.map((story) => (
      <li key={story.id} className="w-72 shrink-0 snap-center lg:w-auto">
        <StoryCard story={story} />
      </li>
    ))}
  </ul>
)

/**
 * Loads the cards when the row is in the browser; undefined until then. A failed row stays away.
 * @returns `found`, and the `place` for what stands there meanwhile, if it is smaller than the row
 */
function useStories(isWanted: boolean, product_id?: number) {
  const [found, setFound] = useState<Story[]>()
  const { place, showWhenUnseen } = useWhenUnseen()
  useEffect(() => {
    if (!isWanted) return
    const ofProduct = product_id === undefined ? {} : { product_id }
    const items = listStories(undefined, { limit: most, ...ofProduct }).then((page) => page.items)
    return showWhenUnseen(
      items.catch(() => []),
      setFound,
    )
  }, [showWhenUnseen, isWanted, product_id])
  return { found, place }
}
