import { refundedTax, type Tax, type TaxPlace } from '#accounting/tax/rules/split-tax.ts'
import type { DocumentLine } from '#database/tables/documents.ts'
import { allocateRefund, type ItemizedRefund } from '../../rules/allocate-refund.ts'

/** A completed refund: its amount, what it was for, and the units of each order line. */
type CreditedRefund = ItemizedRefund & { units: Record<string, number> }

/**
 * Lines of the credit note for a refund. Amounts refunded for units or for delivery go to their lines; other amounts
 * are shared over what remains. No line exceeds its invoice line, and a full refund reverses the invoice’s tax to the
 * paisa.
 * @param earlierLines the lines of earlier credit notes of the same invoice
 * @returns in the order of the invoice, without lines of which nothing is refunded
 */
export function creditNoteLines(
  invoiceLines: DocumentLine[],
  earlierLines: DocumentLine[],
  { units, ...refund }: CreditedRefund,
  place: TaxPlace,
): DocumentLine[] {
  const alreadyCredited = invoiceLines.map(({ item_id }) =>
    earlierLines.reduce((sum, line) => (line.item_id === item_id ? sum + line.paise : sum), 0),
  )
  const left = invoiceLines.map(({ item_id, paise }, at) => ({
    item_id,
    paise: paise - (alreadyCredited[at] ?? 0),
  }))
  const parts = allocateRefund(left, refund)
  return invoiceLines.flatMap((line, at) => {
    const [part = 0, from = 0] = [parts[at], alreadyCredited[at]]
    if (part === 0) return []
    return [
      {
        ...line,
        // The second part of an exchange names its lines without units.
        quantity: units[String(line.item_id)] || null,
        unit_paise: null,
        discount_paise: 0,
        paise: part,
        tax:
          line.tax &&
          refundedTax(
            { ...line, tax: line.tax },
            { paise: from, tax: creditedTax(line, earlierLines) },
            part,
            place,
          ),
      },
    ]
  })
}

/** The tax amounts of a line that earlier credit notes reversed, in total; the rate is not set (0). */
function creditedTax({ item_id }: DocumentLine, earlierLines: DocumentLine[]): Tax {
  const taxes = earlierLines.flatMap((line) => (line.item_id === item_id && line.tax ? [line.tax] : []))
  const sum = (of: 'taxable' | 'cgst' | 'sgst' | 'igst') => taxes.reduce((all, tax) => all + tax[of], 0)
  return { rate: 0, taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
}
