import { ButtonLink } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { inOrder } from '#ui/elements/in-order.ts'
import type { Arriving } from '#ui/feedback/arriving.tsx'
import * as shared from '#ui/words/en.ts'
import { sectionsOf, type TextSection } from '#values/rich-text/sections-of.ts'
import { language } from '#words/page/en.ts'
import type { ShownPage } from '../../texts-contract.ts'
import type { TitledPictures } from '../home/titled-pictures.ts'
import { RichText, textLook, Words } from '../texts/rich-text.tsx'
import { AboutPart } from './about-part.tsx'

type Props = { text: ShownPage; pictures: Arriving<TitledPictures> }

/**
 * What About says: each heading's part beside the next picture, on alternate sides. What stands under smaller headings in
 * it, such as single masalas, comes below it as cards. The way to what is sold ends it.
 */
export function AboutText({ text, pictures }: Props) {
  const parts = sectionsOf(text.blocks, 'h2')
  const last = parts.length - 1
  return (
    <div lang={text.language === language ? undefined : text.language}>
      {inOrder(
        parts.map(({ title, blocks }, at) => {
          const [beside, ...cards] = besideAndCards(blocks)
          return (
            <>
              <AboutPart title={title} pictures={pictures} at={at} reversed={at % 2 === 1}>
                <div className={classNames('[&>ol]:mt-4 [&>p]:mt-4 [&>ul]:mt-4', textLook)}>
                  {beside && <RichText blocks={beside.blocks} />}
                </div>
                {at === last && (
                  <ButtonLink to="/categories" className="mt-6">
                    {shared.shopByCategories}
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

/** What stands before the first smaller heading, and each of these with what is under it. */
function besideAndCards(blocks: ShownPage['blocks']) {
  const parts = sectionsOf(blocks, 'h3')
  return parts[0]?.title ? [null, ...parts] : parts
}

const Cards = ({ cards }: { cards: (TextSection | null)[] }) => (
  <ul className="mt-8 grid gap-4 md:grid-cols-3">{inOrder(cards.map(cardOf))}</ul>
)

const cardOf = (card: TextSection | null) =>
  card && (
    <li className="rounded-card border-t-4 border-plum bg-paper p-5 shadow-card">
      <h3>
        <Words spans={card.title ?? []} />
      </h3>
      <div className={classNames('mt-2 grid gap-2 text-ink-soft', textLook)}>
        <RichText blocks={card.blocks} />
      </div>
    </li>
  )
