import type { DocumentLine } from '#database/tables/documents.ts'
import { type NamedRefund, shareRefund } from '#values/money/share-refund.ts'
import { type Tax, type TaxPlace, taxBack } from '#values/tax/split-tax.ts'

/** Money that has gone back, what it was for, and how many units of which line of the order. */
type Credited = NamedRefund & { units: Record<string, number> }

/**
 * The lines of a credit note: what goes back of each line of the invoice. What was refunded for units or
 * for the delivery is theirs; a sum that is for nothing in particular is for all that is left. Never more of a line than
 * stands on the invoice: what all goes back takes back the invoice's tax to the paisa.
 * @param before the lines of earlier credit notes
 */
export function creditLines(
  invoice: DocumentLine[],
  before: DocumentLine[],
  { units, ...refund }: Credited,
  place: TaxPlace,
): DocumentLine[] {
  const gone = invoice.map(({ item_id }) =>
    before.reduce((sum, line) => (line.item_id === item_id ? sum + line.paise : sum), 0),
  )
  const left = invoice.map(({ item_id, paise }, at) => ({ item_id, paise: paise - (gone[at] ?? 0) }))
  const parts = shareRefund(left, refund)
  return invoice.flatMap((line, at) => {
    const [part = 0, from = 0] = [parts[at], gone[at]]
    if (part === 0) return []
    return [
      {
        ...line,
        quantity: units[String(line.item_id)] ?? null,
        unit_paise: null,
        discount_paise: 0,
        paise: part,
        tax:
          line.tax &&
          taxBack({ ...line, tax: line.tax }, { paise: from, tax: taxGone(line, before) }, part, place),
      },
    ]
  })
}

/** What earlier credit notes have taken back of a line's tax. */
function taxGone({ item_id }: DocumentLine, before: DocumentLine[]): Tax {
  const taxes = before.flatMap((line) => (line.item_id === item_id && line.tax ? [line.tax] : []))
  const sum = (of: 'taxable' | 'cgst' | 'sgst' | 'igst') => taxes.reduce((all, tax) => all + tax[of], 0)
  return { rate: 0, taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
}
