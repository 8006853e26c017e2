import type { OrderEvent } from '#database/tables/order-events.ts'
import { trackingLink } from '#fulfilment/shipments/rules/couriers.ts'
import { parcelSentences } from '#fulfilment/shipments/words/index.ts'
import { formatPaise } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import { timelineSentences } from '../../words/index.ts'
import type { EntryContent } from './timeline-entry.ts'

const said = timelineSentences.lines

type Details = { [Event in OrderEvent as Event['kind']]: Event['details'] }

/** The sentence of each kind of event; a new kind needs an entry here. */
const eventDescriptions: {
  [Kind in keyof Details]: (details: Details[Kind], language: Language) => EntryContent
} = {
  packed: () => ({ about: 'parcel', text: said.packed }),
  dispatched: ({ courier: key, tracking_number: number, whole }, language) => {
    const courier = parcelSentences.couriers[key].in(language)
    const [plain, numbered] = whole
      ? [said.dispatched, said.dispatchedIn]
      : [said.partDispatched, said.partDispatchedIn]
    const text = number ? numbered({ courier, number }) : plain({ courier })
    return { about: 'parcel', text, link: trackingLink(key, number) }
  },
  parcel_arrived: ({ courier: key, tracking_number: number }, language) => {
    const courier = parcelSentences.couriers[key].in(language)
    const text = number ? said.parcelDeliveredIn({ courier, number }) : said.parcelDelivered({ courier })
    return { about: 'parcel', text }
  },
  delivered: () => ({ about: 'parcel', text: said.delivered }),
  step_taken_back: ({ step }) => ({ about: 'parcel', text: said.undone[step] }),
  discounted: ({ label, paise }) => ({
    about: 'money',
    text: said.discounted({ amount: formatPaise(paise) }),
    quote: label,
  }),
  discount_removed: ({ label, paise }) => ({
    about: 'money',
    text: said.discountRemoved({ amount: formatPaise(paise) }),
    quote: label,
  }),
  note: ({ text }) => ({ about: 'note', text: said.note, quote: text }),
  note_to_customer: ({ text }) => ({ about: 'note', text: said.noteToCustomer, quote: text }),
}

export function describeEvent({ kind, details }: OrderEvent, language: Language): EntryContent {
  // TypeScript cannot correlate kind and details, although their type does.
  const describe = eventDescriptions[kind] as (
    details: OrderEvent['details'],
    language: Language,
  ) => EntryContent
  return describe(details, language)
}
