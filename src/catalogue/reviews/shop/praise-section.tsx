import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { tagOf } from '#words/language.ts'
import type { Praise } from '../contract.ts'
import * as words from '../words/en.ts'
import { Stars } from './stars.tsx'

/** Recent reviews of three products, on the home page; hidden while there are fewer. */
export const PraiseSection = ({ praise }: { praise: Praise[] }) =>
  praise.length === 0 ? (
    <div />
  ) : (
    <section className="page-column page-section">
      <h2 className="mb-6">{words.praise}</h2>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {praise.map(({ id, stars, text, name, language, product }) => (
          <li key={id}>
            <Card className="flex h-full flex-col gap-3 p-5">
              <Stars stars={stars} />
              <blockquote lang={tagOf[language]} className="line-clamp-5 wrap-anywhere">
                {text}
              </blockquote>
              <p className="mt-auto text-sm">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <br />
                <TextLink to={product.path}>{product.name}</TextLink>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
