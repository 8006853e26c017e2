import { Share } from '#ui/elements/share.tsx'
import type { OrderItem } from '../contract.ts'
import * as words from '../words/en.ts'

const mostNamed = 3

/**
 * Tells somebody of what was bought: of one product its page, of several the shop. The order itself is nobody else's
 * business, so neither its number nor any link of its customer's is in what is sent.
 */
export function ShareOrder({ items }: { items: OrderItem[] }) {
  const found = items.flatMap(({ Product }) => (Product?.path ? [[Product.path, Product.name] as const] : []))
  const products = [...new Map(found)]
  const [first] = products
  const named = products.map(([, name]) => name)
  const about = [...named.slice(0, mostNamed), ...(named.length > mostNamed ? ['…'] : [])].join(', ')
  return (
    <section className="mt-5">
      <h2 className="mb-2 text-base!">{words.tellOthers}</h2>
      <Share path={first && products.length === 1 ? first[0] : '/'} about={about} />
    </section>
  )
}
