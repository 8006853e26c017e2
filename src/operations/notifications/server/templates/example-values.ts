import type { MailPart } from '#integrations/mail/mail-parts.ts'
import { sentences as returnSentences } from '#ordering/returns/words/index.ts'
import { reasons as returnReasons } from '#ordering/returns/words/office/en.ts'
import { ticketNumber } from '#people/support/rules/ticket.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { formatPaise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs, hourMs } from '#values/time/durations.ts'
import { formatDateTime } from '#values/time/format-date-time.ts'
import { formatDay } from '#values/time/format-day.ts'
import { type Language, localeOf } from '#words/language.ts'
import type { MailField } from '../../mail-kinds.ts'
import { exampleSentences, sentences as mailSentences } from '../../words/index.ts'
import * as words from '../../words/office/merchant/en.ts'
import { arrivalFields } from '../delivery-fields.ts'
import {
  formatDeliveryAddress,
  formatItems,
  formatPlaceName,
  formatProducts,
  type MailOrder,
  withHeading,
} from '../format-order.ts'
import { adminOrderUrl } from '../notify-merchant.ts'
import { formatRegularDelivery, regularDeliveriesLink } from '../notify-standing-order.ts'
import { formatOfficer } from '../notify-ticket.ts'
import { orderPageLink } from '../order-page-link.ts'
import type { ShopField } from './render-template.ts'

type Example = {
  language: Language
  store: StoreSettings
  publicUrl: string
  now: Date
  /** Keys of two pictures of the shop, to stand for those of the sample products. */
  pictures?: string[] | undefined
}

/** A made-up order. */
function exampleOrder({ language, store: { shipping }, pictures = [] }: Example): MailOrder {
  const [picture = null, other = null] = pictures
  const line = { names: {}, quantity: 2, size: '400 g', unit_price_paise: 32_000, picture }
  return {
    id: 1042,
    user_name: exampleSentences.name.in(language),
    user_phone: '',
    delivery_paise: 0,
    discounts: [],
    total_paise: 76_000,
    address: {
      full_name: exampleSentences.name.in(language),
      address_line1: exampleSentences.address.street.in(language),
      address_line2: null,
      city: formatPlaceName(language, shipping.district),
      state: formatPlaceName(language, shipping.state),
      postal_code: shipping.postalCodes[0]?.slice(0, 6) ?? '',
      country: exampleSentences.address.country.in(language),
      phone: '9843011223',
    },
    lines: [
      { ...line, name: exampleSentences.first.in(language) },
      {
        ...line,
        name: exampleSentences.second.in(language),
        quantity: 1,
        size: '100 g',
        unit_price_paise: 12_000,
        picture: other,
      },
    ],
  }
}

/** The value of each field for the example order. */
export function exampleValues(example: Example): Record<Exclude<MailField, ShopField>, MailPart | undefined> {
  const { language, store, publicUrl, now } = example
  const { shipping } = store
  const format = { language, publicUrl }
  const order = exampleOrder(example)
  const { id, user_name: name, lines } = order
  const today = calendarDay(now, region.timeZone)
  const day = formatDay(today, localeOf[language])
  const total = formatPaise(order.total_paise)
  const left = lines.map((line, at) => words.left({ name: line.name, count: at + 2 }))
  const moneyLink = { label: words.openMoney, url: `${publicUrl}/admin?section=money` }
  return {
    name,
    order_number: String(id),
    total,
    payment_reference: 'pay_QeX4mPl3Ref001',
    added_to: mailSentences.addedTo({ id: id - 1 }).in(language),
    new_order_number: String(id + 1),
    products: formatProducts(format, order),
    delivery_address: formatDeliveryAddress(language, order),
    order_page: orderPageLink(language, publicUrl, id),
    pay_by: formatDateTime(localeOf[language], new Date(now.getTime() + dayMs)),
    payment_link: {
      ...orderPageLink(language, publicUrl, id),
      label: mailSentences.payOrder({ total }).in(language),
    },
    ...arrivalFields(language, today, store.commitsToDates),
    shipping_charge: mailSentences.paidToCourier.in(language),
    packing_days: shipping.processingDays,
    delivery_days: shipping.deliveryDays,
    district: formatPlaceName(language, shipping.district),
    state: formatPlaceName(language, shipping.state),
    parcel: formatItems(mailSentences.inParcel, format, lines),
    rest_follows: mailSentences.restFollows({ count: 1 }).in(language),
    still_to_come: formatItems(mailSentences.stillToCome, format, lines.slice(1)),
    cash_to_pay: mailSentences.cashToPay({ total }).in(language),
    courier: exampleSentences.courier.in(language),
    tracking_number: 'EE123456789IN',
    tracking_link: { label: mailSentences.track.in(language), url: 'https://www.indiapost.gov.in' },
    regular_delivery: formatRegularDelivery(
      language,
      lines.map(({ unit_price_paise, ...line }) => ({
        ...line,
        available: line.quantity,
        pricePaise: unit_price_paise,
      })),
    ),
    regular_delivery_link: regularDeliveriesLink(language, publicUrl),
    amount: formatPaise(lines[1]?.unit_price_paise ?? 0),
    reason: exampleSentences.reason.in(language),
    refunded_for: `1 × ${exampleSentences.second.in(language)} 100 g`,
    refund_days: mailSentences.refundDays.in(language),
    order_link: { label: words.openOrder, url: adminOrderUrl(publicUrl, id) },
    running_low: words.packs({ count: left.length }),
    packs: withHeading(words.fewLeft, left),
    stock_link: { label: words.openStock, url: `${publicUrl}/admin?section=stock` },
    about_the_order: words.aboutOrder({ id, name, amount: total }),
    what_happened: words.example.happened,
    what_to_do: words.example.toDo,
    matters: withHeading(words.itIsAbout, [words.order({ id })]),
    money_link: moneyLink,
    day,
    differences: words.differences({ count: 1 }),
    list_of_differences: withHeading(words.differences({ count: 1 }), [words.order({ id })]),
    orders_to_pack: '5',
    dispatched_yesterday: '4',
    money_matters: '0',
    packs_running_low: String(left.length),
    longest_waiting: withHeading(words.longestWaiting, [words.waiting({ id, name, total, day })]),
    fewest_left: withHeading(words.fewestLeft, left),
    batches_ending: withHeading(words.batchesEnding, [
      words.endingBatch({ name: lines[0]?.name ?? '', count: 2, day }),
    ]),
    ...exampleTicket(example),
    last_backup: formatDateTime(localeOf[language], new Date(now.getTime() - 3 * dayMs)),
    product_name: exampleSentences.first.in(language),
    product_price: formatPaise(lines[0]?.unit_price_paise ?? 0),
    product_link: { label: mailSentences.viewProduct.in(language), url: `${publicUrl}/product/1` },
    shop_reply: withHeading(mailSentences.ourAnswer.in(language), [exampleSentences.shopReply.in(language)]),
    replaced_order: String(id - 1),
    return_status: returnSentences.approvedSendBack.in(language),
    returned_items: `1 × ${exampleSentences.second.in(language)} 100 g`,
    return_reason: returnReasons.damaged,
    return_note: exampleSentences.ticketMessage.in(language),
    returns_link: { label: words.openReturns, url: `${publicUrl}/admin?section=returns` },
    shop_answer: exampleSentences.ticketMessage.in(language),
    alerts_link: { label: mailSentences.seeAlerts.in(language), url: `${publicUrl}/alerts` },
    office_link: { label: words.openOffice, url: `${publicUrl}/admin` },
  }
}

/** A made-up ticket. */
function exampleTicket({ language, store, publicUrl, now }: Example) {
  const number = ticketNumber(42)
  const day = formatDay(calendarDay(now, region.timeZone), localeOf[language])
  return {
    ticket_number: number,
    about: words.ticketKinds.complaint,
    ticket_message: withHeading(mailSentences.ourAnswer.in(language), [
      exampleSentences.ticketMessage.in(language),
    ]),
    acknowledge_by: formatDateTime(
      localeOf[language],
      new Date(now.getTime() + store.grievances.acknowledgeHours * hourMs),
    ),
    settle_by: formatDateTime(
      localeOf[language],
      new Date(now.getTime() + store.grievances.settleMonths * 30 * dayMs),
    ),
    officer: formatOfficer({
      officer: {
        name: exampleSentences.name.in(language),
        designation: exampleSentences.designation.in(language),
        phone: store.phones[0],
        email: store.email,
      },
    }),
    ticket_link: { label: mailSentences.followTicket.in(language), url: `${publicUrl}/help` },
    confirmation_link: { label: mailSentences.confirmAddress.in(language), url: `${publicUrl}/help` },
    late_tickets: '1',
    list_of_late_tickets: withHeading(words.ticketsLate, [words.lateTicket.toAcknowledge({ number, day })]),
  }
}
