import type { DocumentLine } from '../../../../database/tables/documents.ts'
import type { Paise } from '../../../../values/money/money.ts'
import { shareBy, type TaxPlace, taxBetween } from '../../../../values/tax/split-tax.ts'

type Credited = {
  /** Money that has gone back, and for how many units of which line of the order. */
  paise: Paise
  units: Record<string, number>
}

/**
 * The lines of a credit note: what goes back of each line of the invoice. What was returned for units is theirs, by what
 * they cost; what is more is the delivery's; a sum that is for nothing in particular is for all that is left. Never more
 * of a line than stands on the invoice: what all goes back takes back the invoice's tax to the paisa.
 * @param before the lines of earlier credit notes
 */
export function creditLines(
  invoice: DocumentLine[],
  before: DocumentLine[],
  { paise, units }: Credited,
  place: TaxPlace,
): DocumentLine[] {
  const gone = invoice.map(({ item_id }) =>
    before.reduce((sum, line) => (line.item_id === item_id ? sum + line.paise : sum), 0),
  )
  const left = invoice.map((line, at) => line.paise - (gone[at] ?? 0))
  const parts = partsOf(invoice, left, { paise, units })
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
        tax: line.tax && taxBetween(from, from + part, line.tax.rate, place),
      },
    ]
  })
}

function partsOf(invoice: DocumentLine[], left: Paise[], { paise, units }: Credited): Paise[] {
  const sum = (sums: number[]) => sums.reduce((total, each) => total + each, 0)
  const wanted = Math.min(paise, sum(left))
  const named = invoice.map(({ item_id, quantity, paise: whole }, at) => {
    const returned = units[String(item_id)] ?? 0
    return quantity ? Math.min(Math.round((whole * returned) / quantity), left[at] ?? 0) : 0
  })
  if (wanted <= sum(named)) return shareBy(wanted, named)
  const isDelivery = invoice.map(({ what }) => what === 'delivery')
  const rest = left.map((each, at) => each - (named[at] ?? 0))
  const toDelivery = rest.map((each, at) =>
    isDelivery[at] && sum(named) > 0 ? Math.min(each, wanted - sum(named)) : 0,
  )
  const more = shareBy(
    wanted - sum(named) - sum(toDelivery),
    rest.map((each, at) => each - (toDelivery[at] ?? 0)),
  )
  return named.map((each, at) => each + (toDelivery[at] ?? 0) + (more[at] ?? 0))
}
