import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import { redirectToCanonical } from '#browser/canonical-redirect.ts'
import { apiOf, type HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { parsePathId } from '#values/texts/slug-path.ts'
import type { Story, storyEndpoints } from '../contract.ts'
import { storyHead } from './story-head.ts'
import { StoryView } from './story-view.tsx'

/** An unknown or hidden story must be a 404 (decision P8), so the loader waits for it. */
export async function loader(args: LoaderFunctionArgs) {
  const params = { id: parsePathId(args.params.id) }
  const story = apiOf<typeof storyEndpoints>(args)('GET /stories/{id}', { params })
  await redirectToCanonical(args, story)
  return { story: await story }
}
type Data = Awaited<ReturnType<typeof loader>>

export const head = ({ data, ...shop }: HeadArgs<{ story: Story }>) => storyHead(data.story, shop)

/** A recipe or a story. */
export default function StoryPage() {
  const { story } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <StoryView key={story.id} story={story} />
    </main>
  )
}
