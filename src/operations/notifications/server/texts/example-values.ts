import type { LetterPart } from '#integrations/mail/letter-parts.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { formatPaise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { ticketNumber } from '#values/ticket.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayInWords } from '#values/time/day-in-words.ts'
import { momentInWords } from '#values/time/moment-in-words.ts'
import { type Language, localeOf } from '#words/language.ts'
import type { MailField } from '../../mail-kinds.ts'
import { said } from '../../words/example/index.ts'
import { said as mailSaid } from '../../words/index.ts'
import * as words from '../../words/office/merchant/en.ts'
import { arrivalIn } from '../delivery-in-words.ts'
import { addressIn, headed, parcelIn, placeIn, productsIn, type ToldOrder } from '../order-in-words.ts'
import { orderPage } from '../order-page.ts'
import { refundDays } from '../refund-days.ts'
import { orderInOffice } from '../tell-merchant.ts'
import { officerIn } from '../tell-of-ticket.ts'
import type { ShopField } from './render-text.ts'

export type Example = { language: Language; store: StoreFacts; publicUrl: string; now: Date }

/** An order that nobody placed. */
function exampleOrder({ language, store: { shipping } }: Example): ToldOrder {
  const line = { names: {}, quantity: 2, size: '400 g', unit_price_paise: 32_000 }
  return {
    id: 1042,
    user_name: said.name.in(language),
    user_phone: '',
    delivery_paise: 0,
    total_paise: 76_000,
    address: {
      full_name: said.name.in(language),
      address_line1: said.address.street.in(language),
      address_line2: null,
      city: placeIn(language, shipping.district),
      state: placeIn(language, shipping.state),
      postal_code: shipping.postalCodes[0]?.slice(0, 6) ?? '',
      country: said.address.country.in(language),
      phone: '9843011223',
    },
    lines: [
      { ...line, name: said.first.in(language) },
      { ...line, name: said.second.in(language), quantity: 1, size: '100 g', unit_price_paise: 12_000 },
    ],
  }
}

/** What each field says for the example order. */
export function exampleValues(
  example: Example,
): Record<Exclude<MailField, ShopField>, LetterPart | undefined> {
  const { language, store, publicUrl, now } = example
  const { shipping } = store
  const order = exampleOrder(example)
  const { id, user_name: name, lines } = order
  const today = calendarDay(now, region.timeZone)
  const day = dayInWords(today, localeOf[language])
  const total = formatPaise(order.total_paise)
  const left = lines.map((line, at) => words.left({ name: line.name, count: at + 2 }))
  const moneyLink = { label: words.openMoney, url: `${publicUrl}/admin?section=money` }
  return {
    name,
    order_number: String(id),
    total,
    products: productsIn(language, order),
    delivery_address: addressIn(language, order),
    order_page: orderPage(language, publicUrl, id),
    ...arrivalIn(language, today, store.commitsToDates),
    shipping_charge: mailSaid.paidToCourier.in(language),
    packing_days: shipping.processingDays,
    delivery_days: shipping.deliveryDays,
    district: placeIn(language, shipping.district),
    state: placeIn(language, shipping.state),
    parcel: parcelIn(language, lines),
    rest_follows: mailSaid.restFollows({ count: 1 }).in(language),
    courier: said.courier.in(language),
    tracking_number: 'EE123456789IN',
    tracking_link: { label: mailSaid.track.in(language), url: 'https://www.indiapost.gov.in' },
    amount: formatPaise(lines[1]?.unit_price_paise ?? 0),
    reason: said.reason.in(language),
    refunded_for: `1 × ${said.second.in(language)} 100 g`,
    refund_days: refundDays,
    order_link: { label: words.openOrder, url: orderInOffice(publicUrl, id) },
    running_low: words.packs({ count: left.length }),
    packs: headed(words.fewLeft, left),
    stock_link: { label: words.openStock, url: `${publicUrl}/admin?section=stock` },
    about_the_order: words.aboutOrder({ id, name, amount: total }),
    what_happened: words.example.happened,
    what_to_do: words.example.toDo,
    matters: headed(words.itIsAbout, [words.order({ id })]),
    money_link: moneyLink,
    day,
    differences: words.differences({ count: 1 }),
    list_of_differences: headed(words.differences({ count: 1 }), [words.order({ id })]),
    orders_to_pack: '5',
    dispatched_yesterday: '4',
    money_matters: '0',
    packs_running_low: String(left.length),
    longest_waiting: headed(words.longestWaiting, [words.waiting({ id, name, total, day })]),
    fewest_left: headed(words.fewestLeft, left),
    batches_ending: headed(words.batchesEnding, [
      words.endingBatch({ name: lines[0]?.name ?? '', count: 2, day }),
    ]),
    ...exampleTicket(example),
    last_backup: momentInWords(localeOf[language], new Date(now.getTime() - 72 * hours)),
    office_link: { label: words.openOffice, url: `${publicUrl}/admin` },
  }
}

const hours = 3_600_000

/** A ticket that nobody opened. */
function exampleTicket({ language, store, publicUrl, now }: Example) {
  const number = ticketNumber(42)
  const day = dayInWords(calendarDay(now, region.timeZone), localeOf[language])
  return {
    ticket_number: number,
    about: words.ticketKinds.complaint,
    ticket_message: headed(mailSaid.ourAnswer.in(language), [said.ticketMessage.in(language)]),
    acknowledge_by: momentInWords(
      localeOf[language],
      new Date(now.getTime() + store.grievances.acknowledgeHours * hours),
    ),
    settle_by: momentInWords(
      localeOf[language],
      new Date(now.getTime() + store.grievances.settleMonths * 30 * 24 * hours),
    ),
    officer: officerIn({
      officer: {
        name: said.name.in(language),
        designation: said.designation.in(language),
        phone: store.phones[0],
        email: store.email,
      },
    }),
    ticket_link: { label: mailSaid.followTicket.in(language), url: `${publicUrl}/help` },
    confirmation_link: { label: mailSaid.confirmAddress.in(language), url: `${publicUrl}/help` },
    late_tickets: '1',
    list_of_late_tickets: headed(words.ticketsLate, [words.lateTicket.toAcknowledge({ number, day })]),
  }
}
