import { useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { tagOf } from '#words/language.ts'
import type { Praise, reviewEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { Stars } from './stars.tsx'

/**
 * Recent reviews of three products, at the end of the home page; hidden while there are fewer. The browser loads them,
 * because their texts would delay the first view.
 */
export function PraiseSection() {
  const [praise, setPraise] = useState<Praise[]>([])
  useEffect(() => {
    // The page is complete without it.
    callApi<typeof reviewEndpoints>()('GET /reviews/praise', {}).then(setPraise, () => {})
  }, [])
  // Never empty: a part without content would load its code at once.
  if (praise.length === 0) return <div />
  return (
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
              <p className="mt-auto text-sm wrap-anywhere">
                <span className="font-semibold">{name}</span>, {product.name}
              </p>
              <p className="text-sm">
                <TextLink to={`${product.path}#reviews`}>{words.seeReviews}</TextLink>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
