import '#ui/office.css'
import type { LoaderFunctionArgs } from 'react-router'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { apiOf, type HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { parsePathId } from '#values/texts/slug-path.ts'
import type { storyEndpoints } from '../contract.ts'
import { StoryView } from '../shop/story-view.tsx'
import * as words from '../words/office/en.ts'

export async function loader(args: LoaderFunctionArgs) {
  const params = { id: parsePathId(args.params.id) }
  return { story: await apiOf<typeof storyEndpoints>(args)('GET /edited-stories/{id}/preview', { params }) }
}
type Data = Awaited<ReturnType<typeof loader>>

export const head = ({ data, storeName }: HeadArgs<Data | undefined>) => ({
  title: `${data?.story.title ?? words.preview} | ${storeName}`,
  hidden: true,
})

/** Shows a draft as the page that it would become, for administrators only. */
export default function PreviewStoryPage() {
  const { story } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1}>
      <aside
        aria-label={words.preview}
        className="bg-tint-turmeric px-4 py-1 text-center text-sm wrap-anywhere text-turmeric-dark"
      >
        {words.previewOf({ title: story.title })}{' '}
        <TextLink to={sectionUrl('stories', { edit: String(story.id) })} className="text-turmeric-dark!">
          {words.edit}
        </TextLink>
      </aside>
      <StoryView story={story} />
    </main>
  )
}
