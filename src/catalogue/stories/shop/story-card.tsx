import { CardLink } from '#ui/elements/card.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import type { StoryCard as Story } from '../contract.ts'
import * as words from '../words/en.ts'

/** One card in a row on a phone, then two, then three. */
export const storySizes = '(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, calc(100vw - 2rem)'
export const storyColumns = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6'

/** A recipe or story in a list; the whole card is a link. */
export const StoryCard = ({ story, priority }: { story: Story; priority?: boolean }) => (
  <CardLink to={story.path} state={{ name: story.title }}>
    <Picture
      picture={story.picture}
      sizes={storySizes}
      priority={priority}
      className="waits aspect-3/2"
      decorative
    />
    <div className="flex flex-1 flex-col gap-1 p-4">
      <p className="text-sm text-ink-soft">{storyKindLine(story)}</p>
      <h3 className="line-clamp-2 text-base leading-snug wrap-anywhere sm:text-lg">{story.title}</h3>
      <p className="line-clamp-3 text-sm wrap-anywhere text-ink-soft">{story.summary}</p>
    </div>
  </CardLink>
)

/** What a card is about: how long a recipe takes, or whose story it is. */
const storyKindLine = ({ kind, minutes, person, place }: Story) =>
  kind === 'recipe'
    ? [words.recipe, minutes && words.time({ minutes })].filter(Boolean).join(' · ')
    : [person || words.story, place].filter(Boolean).join(' · ')
