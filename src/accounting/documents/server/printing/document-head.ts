import type { DocumentBody } from '#database/tables/documents.ts'
import { mm, type PdfDocument } from '#pdf/pdf-document.ts'
import { regionLine, streetLines } from '#values/people/address-lines.ts'
import { gstStateCode, gstStateName } from '#words/gst-states.ts'
import { compositionWords, originalWords } from '../../words/law/law.ts'
import type { DocumentWords } from './document-words.ts'
import { formatDay } from './format-figures.ts'
import {
  emptyBlock,
  type LayoutBlock,
  paragraph,
  placeSideBySide,
  type Span,
  stacked,
} from './layout-blocks.ts'
import { displayKind, type PrintableDocument } from './printable-documents.queries.ts'

const title = { size: 16, strong: true }
const strong = { size: 10, strong: true }
const plain = { size: 9 }

type HeadContext = { words: DocumentWords; span: Span; isNarrow: boolean }

/** The blocks at the top of a document: title, number, date, seller and buyer. */
export function documentHead(
  pdf: PdfDocument,
  document: PrintableDocument,
  context: HeadContext,
): LayoutBlock[] {
  const { words, span, isNarrow } = context
  const { kind, number, order_id, body } = document
  const line = (text: string, style: typeof plain | typeof strong = plain) =>
    paragraph(pdf, text, style, span)
  const { takes_back: before } = body
  const creditNoteSentence = {
    part: words.takesBackPart,
    whole: words.takesBackWhole,
    rest: words.takesBackRest,
  }[before?.extent ?? 'part']
  const issueDate = formatDay(body.locale, body.issued_on)
  return [
    paragraph(pdf, words.kinds[displayKind(document)], title, span),
    ...(body.form === 2 && (kind === 'tax_invoice' || kind === 'bill_of_supply')
      ? [line(originalWords)]
      : []),
    ...(isCompositionBill(document) ? [line(compositionWords)] : []),
    line(words.number({ number }), strong),
    line(words.date({ date: issueDate })),
    line(words.order({ id: order_id, date: formatDay(body.locale, body.order_placed_on) })),
    ...(before
      ? [
          line(
            creditNoteSentence({
              kind: words.kinds[body.cum_bill ? 'invoice_cum_bill' : before.kind],
              number: before.number,
              date: formatDay(body.locale, before.issued_on),
            }),
          ),
        ]
      : []),
    emptyBlock(8),
    sellerAndBuyerBlock(pdf, body, { ...context, isNarrow }),
    emptyBlock(8),
  ]
}

/** Seller and buyer side by side; below each other on a narrow roll. */
function sellerAndBuyerBlock(
  pdf: PdfDocument,
  body: DocumentBody,
  { words, span, isNarrow }: HeadContext,
): LayoutBlock {
  const middle = (span.left + span.right) / 2
  const of = (called: string, [name = '', ...lines]: string[], at: Span) =>
    stacked([
      paragraph(pdf, called, plain, at),
      paragraph(pdf, name, strong, at),
      ...lines.filter(Boolean).map((text) => paragraph(pdf, text, plain, at)),
    ])
  const seller = sellerLines(body, words)
  const buyer = buyerLines(body, words)
  if (isNarrow) return stacked([of(words.soldBy, seller, span), emptyBlock(6), of(words.soldTo, buyer, span)])
  return placeSideBySide(
    of(words.soldBy, seller, { left: span.left, right: middle - 3 * mm }),
    of(words.soldTo, buyer, { left: middle + 3 * mm, right: span.right }),
  )
}

/**
 * Whether a document is a bill of supply of a composition dealer, or a credit note for one. On documents from before
 * the merchant’s tax kind was stored, every bill of supply is.
 */
const isCompositionBill = ({ kind, body }: PrintableDocument) =>
  (body.takes_back?.kind ?? kind) === 'bill_of_supply' && (body.merchant ?? 'composition') === 'composition'

const sellerLines = ({ seller }: DocumentBody, words: DocumentWords) => [
  seller.legal_name,
  ...seller.address,
  seller.phone,
  seller.email,
  seller.gstin ? words.gstin({ gstin: seller.gstin }) : '',
  seller.fssai ? words.licence({ number: seller.fssai }) : '',
  seller.officer ? words.officer({ ...seller.officer }) : '',
]

function buyerLines(body: DocumentBody, words: DocumentWords) {
  const { name, business_name, address, phone, gstin } = body.buyer
  return [
    ...(business_name ? [business_name] : []),
    name,
    ...(address
      ? [
          ...streetLines(address),
          `${address.city} ${address.postal_code}`,
          regionLine({ ...address, state: stateOf(body, words) }),
        ]
      : []),
    phone ?? '',
    gstin ? words.gstin({ gstin }) : '',
    body.other_state ? words.placeOfSupply({ state: stateOf(body, words) }) : '',
  ]
}

/** The buyer’s state with its GST code: as entered, unless the postal code is in another state. */
function stateOf({ buyer: { address, state_code } }: DocumentBody, words: DocumentWords) {
  const state = address?.state ?? ''
  if (!state_code) return state
  const named = gstStateCode(state) === state_code ? state : gstStateName(state_code)
  return words.state({ state: named ?? state, code: state_code })
}
