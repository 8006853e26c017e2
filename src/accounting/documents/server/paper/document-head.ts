import type { DocumentBody } from '#database/tables/documents.ts'
import { mm, type Sheets } from '#pdf/sheets.ts'
import { regionOf, streetOf } from '#values/people/address-lines.ts'
import { gstStateCode, gstStateName } from '#words/gst-states.ts'
import { compositionWords, originalWords } from '../../words/law/law.ts'
import { type Block, gap, paragraph, type Span, sideBySide, stacked } from './blocks.ts'
import type { DocumentWords } from './document-words.ts'
import { type PrintedDocument, shownKind } from './documents-to-print.queries.ts'
import { dayIn } from './figures.ts'

const title = { size: 16, strong: true }
const strong = { size: 10, strong: true }
const plain = { size: 9 }

type Said = { words: DocumentWords; span: Span; isNarrow: boolean }

/** What a document is, its number and day, who sells and who buys. */
export function headOf(sheets: Sheets, document: PrintedDocument, said: Said): Block[] {
  const { words, span, isNarrow } = said
  const { kind, number, order_id, body } = document
  const line = (text: string, look: typeof plain | typeof strong = plain) =>
    paragraph(sheets, text, look, span)
  const { takes_back: before } = body
  const takesBack = {
    part: words.takesBackPart,
    whole: words.takesBackWhole,
    rest: words.takesBackRest,
  }[before?.extent ?? 'part']
  const wasIssued = dayIn(body.locale, body.issued_on)
  return [
    paragraph(sheets, words.kinds[shownKind(document)], title, span),
    ...(body.form === 2 && (kind === 'tax_invoice' || kind === 'bill_of_supply')
      ? [line(originalWords)]
      : []),
    ...(isOfComposition(document) ? [line(compositionWords)] : []),
    line(words.number({ number }), strong),
    line(words.date({ date: wasIssued })),
    line(words.order({ id: order_id, date: dayIn(body.locale, body.order_placed_on) })),
    ...(before
      ? [
          line(
            takesBack({
              kind: words.kinds[body.cum_bill ? 'invoice_cum_bill' : before.kind],
              number: before.number,
              date: dayIn(body.locale, before.issued_on),
            }),
          ),
        ]
      : []),
    gap(8),
    parties(sheets, body, { ...said, isNarrow }),
    gap(8),
  ]
}

function parties(sheets: Sheets, body: DocumentBody, { words, span, isNarrow }: Said): Block {
  const middle = (span.left + span.right) / 2
  const of = (called: string, [name = '', ...lines]: string[], at: Span) =>
    stacked([
      paragraph(sheets, called, plain, at),
      paragraph(sheets, name, strong, at),
      ...lines.filter(Boolean).map((text) => paragraph(sheets, text, plain, at)),
    ])
  const seller = sellerLines(body, words)
  const buyer = buyerLines(body, words)
  if (isNarrow) return stacked([of(words.soldBy, seller, span), gap(6), of(words.soldTo, buyer, span)])
  return sideBySide(
    of(words.soldBy, seller, { left: span.left, right: middle - 3 * mm }),
    of(words.soldTo, buyer, { left: middle + 3 * mm, right: span.right }),
  )
}

/** Before the kind of merchant was kept, only the composition scheme had bills of supply. */
const isOfComposition = ({ kind, body }: PrintedDocument) =>
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
          ...streetOf(address),
          `${address.city} ${address.postal_code}`,
          regionOf({ ...address, state: stateOf(body, words) }),
        ]
      : []),
    phone ?? '',
    gstin ? words.gstin({ gstin }) : '',
    body.other_state ? words.placeOfSupply({ state: stateOf(body, words) }) : '',
  ]
}

/** As it was typed, unless the postal code lies in another state. */
function stateOf({ buyer: { address, state_code } }: DocumentBody, words: DocumentWords) {
  const state = address?.state ?? ''
  if (!state_code) return state
  const named = gstStateCode(state) === state_code ? state : gstStateName(state_code)
  return words.state({ state: named ?? state, code: state_code })
}
