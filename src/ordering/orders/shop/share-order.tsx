import { Share } from '#ui/elements/share.tsx'
import type { OrderItem } from '../contract.ts'
import * as words from '../words/en.ts'

const maxNamed = 3

/**
 * Shares a link to the product, or to the shop for several. The order number and customer links are private and not
 * included.
 */
export function ShareOrder({ items }: { items: OrderItem[] }) {
  const found = items.flatMap(({ Product }) => (Product?.path ? [[Product.path, Product.name] as const] : []))
  const products = [...new Map(found)]
  const [first] = products
  const named = products.map(([, name]) => name)
  const about = [...named.slice(0, maxNamed), ...(named.length > maxNamed ? ['…'] : [])].join(', ')
  return (
    <section className="mt-5">
      <h2 className="mb-2 text-base!">{words.tellOthers}</h2>
      <Share path={first && products.length === 1 ? first[0] : '/'} about={about} />
    </section>
  )
}
