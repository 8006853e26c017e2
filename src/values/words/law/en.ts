/**
 * A shopper's rights whatever the shop's policy says: Consumer Protection (E-Commerce) Rules 2020, rule 7(4). Shown
 * wherever the shop says that there are no refunds. Merchants cannot edit it.
 */
export const yourRights = 'Your legal rights'
export const rightToRefund =
  'Our policy does not limit your rights. If an item is defective, incomplete, counterfeit or not as described, or arrives later than promised, you can return it and get your money back, unless the delay was beyond anyone’s control (Consumer Protection (E-Commerce) Rules, 2020, rule 7).'

/** Beside every form that creates an account, an order or a ticket: what the details are used for, with links to the policies (DPDP Act 2023, section 5). */
type Links<Part> = { privacyPolicy: Part; terms: Part }
export const useOfDetails = <Part>({ privacyPolicy, terms }: Links<Part>) => [
  'We use your details only for your account and your orders. Read our ',
  privacyPolicy,
  ' and our ',
  terms,
  '.',
]
/** For an order without an account. */
export const useOfOrderDetails = <Part>({ privacyPolicy, terms }: Links<Part>) => [
  'We use your details only for this order. Read our ',
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
