import { useState } from 'react'
import { useNavigate, usePublicSettings } from '#browser/router/hooks.ts'
import { useIsHydrating } from '#browser/use-is-hydrating.ts'
import type { MissingLine } from '#ordering/cart/contract.ts'
import { type AddedLines, AddedLinesReport } from '#ordering/cart/shop/added-lines-report.tsx'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Button } from '#ui/elements/button.tsx'
import { formatRupees } from '#values/money/money.ts'
import { packSize } from '#values/words/en.ts'
import type { StoryProduct } from '../contract.ts'
import * as words from '../words/en.ts'
import { availableLines, sizeOf } from './story-lines.ts'

/**
 * Puts a recipe's products into the cart with one tap, as many as are in stock, and names those that the cart did not
 * take. The server's page leaves the button's place free, because it needs the script.
 * @param page the path to come back to after a login
 */
export function AddAll({ products, page }: { products: StoryProduct[]; page: string }) {
  const navigate = useNavigate()
  const { visitorCarts } = usePublicSettings()
  const isInBrowser = !useIsHydrating()
  const showFailure = useShowFailure()
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<AddedLines>()
  const { lines, total, isAll } = availableLines(products)
  const addAll = async () => {
    setBusy(true)
    try {
      const { addLinesOrLogIn } = await import('#ordering/cart/shop/cart-actions.ts')
      const answer = await addLinesOrLogIn(lines, { page, navigate, visitorCarts })
      if (answer) setReport({ added: answer.added, sentences: describe(answer.missing, products) })
    } catch (error) {
      showFailure(error, words.notAdded)
    }
    setBusy(false)
  }
  if (lines.length === 0) return <p className="mt-4 text-ink-soft">{words.allSoldOut}</p>
  return (
    <div className="mt-5 grid gap-2">
      {!isAll && <p className="text-sm text-ink-soft">{words.notAllLeft}</p>}
      <span className="min-h-12">
        {isInBrowser && (
          <Button wide busy={busy} onClick={() => void addAll()} className="min-h-12">
            {words.addAll({ total: formatRupees(total) })}
          </Button>
        )}
      </span>
      <AddedLinesReport report={report} words={words} />
    </div>
  )
}

/** One sentence for each reason, with the names of the products. */
const describe = (missing: MissingLine[], products: StoryProduct[]) =>
  (['gone', 'stock', 'limit'] as const).flatMap((reason) => {
    const names = missing
      .filter((line) => line.reason === reason)
      .flatMap(({ pack_id }) => products.filter((line) => line.pack_id === pack_id))
      .map((line) => `${line.product.name} ${packSize({ label: sizeOf(line)?.size ?? '' })}`.trim())
    return names.length > 0 ? [words.missing[reason]({ names: names.join(', ') })] : []
  })
