/**
 * What a shopper may claim whatever the shop's policy says: Consumer Protection (E-Commerce) Rules 2020, rule 7(4). It
 * stands wherever the shop says that it gives no refunds, and nobody can edit it.
 */
export const yourRights = 'Your rights by law'
export const rightToRefund =
  'Our policy does not limit your rights. If an item is defective, incomplete, counterfeit or not as described, or arrives later than promised, you can return it and get your money back, unless the delay was beyond anyone’s control (Consumer Protection (E-Commerce) Rules, 2020, rule 7).'

/** Beside every form that begins an account, an order or a ticket: what the details are for, and where to read on (DPDP Act 2023, section 5). */
type Links<Part> = { privacyPolicy: Part; terms: Part }
export const useOfDetails = <Part>({ privacyPolicy, terms }: Links<Part>) => [
  'We use your details for your account and your orders only. Read our ',
  privacyPolicy,
  ' and our ',
  terms,
  '.',
]
export const useOfTicketDetails = <Part>({ privacyPolicy, terms }: Links<Part>) => [
  'We use your details only to answer your ticket. Read our ',
  privacyPolicy,
  ' and our ',
  terms,
  '.',
]
