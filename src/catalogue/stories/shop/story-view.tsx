import { Picture } from '#ui/elements/picture.tsx'
import { RichText, textStyles } from '#ui/elements/rich-text.tsx'
import { Share } from '#ui/elements/share.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import * as uiWords from '#ui/words/en.ts'
import type { Story } from '../contract.ts'
import * as words from '../words/en.ts'
import { StoryProducts } from './story-products.tsx'

export const storyPictureSizes = '(min-width: 64rem) 60rem, 100vw'

/** A recipe or story with its products; also the preview of a draft. */
export function StoryView({ story }: { story: Story }) {
  return (
    <article className="page-column pb-12 lg:pb-20">
      <div className="mx-auto max-w-3xl pt-2 sm:pt-4">
        <Breadcrumbs
          crumbs={[
            { label: uiWords.home, to: '/' },
            { label: words.stories, to: '/stories' },
            { label: story.title },
          ]}
        />
        <h1 className="mt-2 wrap-anywhere">{story.title}</h1>
        <p className="mt-2 text-ink-soft">
          {(story.kind === 'recipe' ? recipeFacts(story) : [story.person, story.place])
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-3 text-lg wrap-anywhere">{story.summary}</p>
        <Picture
          picture={story.picture}
          sizes={storyPictureSizes}
          priority
          className="mt-5 aspect-3/2 rounded-card"
        />
        {story.kind === 'recipe' && <Ingredients story={story} />}
        <StoryProducts story={story} />
        <div className={`mt-8 grid gap-3 wrap-anywhere empty:hidden ${textStyles} ${spacedHeadings}`}>
          <RichText blocks={story.blocks} />
        </div>
        {story.steps.length > 0 && (
          <section className="mt-8">
            <h2>{words.steps}</h2>
            <ol className="mt-4 grid list-decimal gap-3 pl-6 wrap-anywhere">
              {story.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        )}
        <Share path={story.path} about={story.title} className="mt-8" />
      </div>
    </article>
  )
}

const spacedHeadings = '[&_:is(h2,h3):not(:first-child)]:mt-4'

const recipeFacts = ({ minutes, servings }: Story) => [
  minutes !== null && words.time({ minutes }),
  servings !== null && words.serves({ servings }),
]

const Ingredients = ({ story: { ingredients } }: { story: Story }) => (
  <section className="mt-8">
    <h2>{words.ingredients}</h2>
    <ul className="mt-4 grid list-disc gap-2 pl-6 wrap-anywhere">
      {ingredients.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)
