import { useState } from 'react'
import type { MissingLine } from '#ordering/cart/contract.ts'
import { type AddedLines, AddedLinesReport } from '#ordering/cart/shop/added-lines-report.tsx'
import { sendLines } from '#ordering/cart/shop/send-lines.ts'
import type { OrderItem } from '#ordering/orders/contract.ts'
import * as orderWords from '#ordering/orders/words/en.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Button } from '#ui/elements/button.tsx'
import * as words from '../words/en.ts'

/** Puts what is still sold of an order into the cart, and names what is not. */
export function BuyAgain({ items }: { items: OrderItem[] }) {
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<AddedLines>()
  const showFailure = useShowFailure()
  const buy = async () => {
    setBusy(true)
    try {
      setReport(await putIntoCart(items))
    } catch (error) {
      showFailure(error, words.notAdded)
    }
    setBusy(false)
  }
  return (
    <>
      <Button wide busy={busy} onClick={() => void buy()}>
        {words.buyAgain}
      </Button>
      <AddedLinesReport report={report} words={{ ...words, added: words.addedToCart }} />
    </>
  )
}

/** Sends the lines that still name a variant; the others are gone. */
async function putIntoCart(items: OrderItem[]): Promise<AddedLines> {
  const lines = items.flatMap(({ Product: product, pack_id, quantity }) =>
    product && pack_id !== null ? [{ product_id: product.id, pack_id, quantity }] : [],
  )
  const gone = items.filter(({ Product: product, pack_id }) => !product || pack_id === null)
  if (lines.length === 0) return { added: 0, sentences: describe(gone, [], items) }
  const { added, missing } = await sendLines(lines)
  return { added, sentences: describe(gone, missing, items) }
}

/** One sentence for each reason, with the names of the products. */
function describe(gone: OrderItem[], missing: MissingLine[], items: OrderItem[]) {
  const because = (reason: MissingLine['reason']) =>
    missing
      .filter((line) => line.reason === reason)
      .flatMap(({ pack_id }) => items.filter((item) => item.pack_id === pack_id))
  const sentenceOf = (found: OrderItem[], sentence: (named: { names: string }) => string) =>
    found.length > 0 ? [sentence({ names: [...new Set(found.map(nameOf))].join(', ') })] : []
  return [
    ...sentenceOf([...gone, ...because('gone')], words.goneFromShop),
    ...sentenceOf(because('stock'), words.outOfStock),
    ...sentenceOf(because('limit'), words.aboveLimit),
  ]
}

const nameOf = ({ Product: product, size }: OrderItem) => product?.name ?? (size || orderWords.productGone)
