import { useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { tagOf } from '#words/language.ts'
import type { Praise, reviewEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { Stars } from './stars.tsx'

/** Each review is of another product. */
const praisedProducts = 3
/** The same before and after the reviews have come, so that the footer stays where it is. */
const height = 'h-[35rem] [&:lang(ta)]:h-[37rem]'

/**
 * Recent reviews of three products, at the end of the home page; hidden while there are fewer. The browser loads them,
 * because their texts would delay the first view.
 */
export function PraiseSection({ products }: { products: { rating?: unknown }[] }) {
  const [praise, setPraise] = useState<Praise[]>()
  useEffect(() => {
    // The page is complete without it.
    callApi<typeof reviewEndpoints>()('GET /reviews/praise', {}).then(setPraise, () => setPraise([]))
  }, [])
  const mayHavePraise = products.filter(({ rating }) => rating).length >= praisedProducts
  // Never empty: a part without content would load its code at once.
  if (!praise) return <div className={mayHavePraise ? height : 'min-h-px'} />
  if (praise.length === 0) return <div className="min-h-px" />
  return (
    <section className={`page-column page-section ${height}`}>
      <h2 className="mb-6">{words.praise}</h2>
      <ul className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 md:mx-0 md:grid md:grid-cols-3 md:px-0 lg:gap-6">
        {praise.map(({ id, stars, text, name, language, product }) => (
          <li key={id} className="w-72 shrink-0 snap-center md:w-auto">
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
