import { ButtonLink } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { joinParts } from '#ui/elements/join-parts.ts'
import { InlineText, RichText, textStyles } from '#ui/elements/rich-text.tsx'
import type { Deferred } from '#ui/feedback/deferred-data.tsx'
import * as uiWords from '#ui/words/en.ts'
import { splitSections, type TextSection } from '#values/rich-text/split-sections.ts'
import { language } from '#words/page/en.ts'
import type { PageContent } from '../../texts-contract.ts'
import type { TitledPictures } from '../home/titled-pictures.ts'
import { AboutPart } from './about-part.tsx'

type Props = { text: PageContent; pictures: Deferred<TitledPictures> }

/**
 * The content of About: each `h2` section beside the next picture, on alternating sides. Its `h3` sections follow as
 * cards. A link to the categories ends the page.
 */
export function AboutText({ text, pictures }: Props) {
  const parts = splitSections(text.blocks, 'h2')
  const last = parts.length - 1
  return (
    <div lang={text.language === language ? undefined : text.language}>
      {joinParts(
        parts.map(({ title, blocks }, at) => {
          const [intro, ...cards] = splitIntoCards(blocks)
          return (
            <>
              <AboutPart title={title} pictures={pictures} at={at} reversed={at % 2 === 1}>
                <div className={classNames('[&>ol]:mt-4 [&>p]:mt-4 [&>ul]:mt-4', textStyles)}>
                  {intro && <RichText blocks={intro.blocks} />}
                </div>
                {at === last && (
                  <ButtonLink to="/categories" className="mt-6">
                    {uiWords.shopByCategories}
                  </ButtonLink>
                )}
              </AboutPart>
              {cards.length > 0 && <Cards cards={cards} />}
            </>
          )
        }),
      )}
    </div>
  )
}

/** Splits a section at its `h3` headings: the text before the first one (or null), then one entry for each heading. */
function splitIntoCards(blocks: PageContent['blocks']) {
  const parts = splitSections(blocks, 'h3')
  return parts[0]?.title ? [null, ...parts] : parts
}

const Cards = ({ cards }: { cards: (TextSection | null)[] }) => (
  <ul className="mt-8 grid gap-4 md:grid-cols-3">{joinParts(cards.map(renderCard))}</ul>
)

/** Null for the text before the first heading, which is no card. */
const renderCard = (card: TextSection | null) =>
  card && (
    <li className="rounded-card border-t-4 border-plum bg-paper p-5 shadow-card">
      <h3>
        <InlineText spans={card.title ?? []} />
      </h3>
      <div className={classNames('mt-2 grid gap-2 text-ink-soft', textStyles)}>
        <RichText blocks={card.blocks} />
      </div>
    </li>
  )
