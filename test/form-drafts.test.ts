import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Forms without a draft, because their input is trivial or must not be stored, with the reason. */
const withoutDrafts: Record<string, string> = {
  'src/people/sessions/shop/drafts/draft-form.tsx': 'the mechanism itself',
  'src/people/accounts/shop/auth-form.tsx': 'the frame of the pages below',
  'src/people/accounts/shop/login-form.tsx': 'a phone number that the browser fills in, and a pin',
  'src/people/accounts/shop/sign-in-here.tsx': 'a choice between the forms of login and registration',
  'src/people/accounts/shop/code-step.tsx': 'a mailed code',
  'src/people/accounts/shop/new-pin-page.tsx': 'a pin',
  'src/people/privacy/shop/erase-account.tsx': 'a pin',
  'src/people/second-factor/admin/confirm-by-pin.tsx': 'a pin',
  'src/people/second-factor/admin/confirm-by-recovery-code.tsx': 'a recovery code',
  'src/backoffice/dashboard/admin/find-order.tsx': 'a search',
  'src/ui/layout/search-form.tsx': 'a search, which its address keeps',
  'src/catalogue/search/shop/results/filter-form.tsx': 'filters, which their address keeps',
  'src/catalogue/search/admin/failed-searches.tsx': 'a word or two',
  'src/catalogue/search/admin/synonyms.tsx': 'a word or two',
  'src/catalogue/products/shop/product/add-to-cart.tsx': 'nothing is typed',
  'src/backoffice/reports/admin/period-fields.tsx': 'days to look at, which their address keeps',
  'src/payments/reconciliation/admin/reconciliation.tsx': 'a day to look at',
  'src/fulfilment/couriers/admin/rates-form.tsx': 'the size of a parcel, which the shop calculates',
  'src/fulfilment/packing/admin/scan-field.tsx': 'what a scanner reads and sends at once',
  'src/ordering/order-page/shop/change-address.tsx': 'a choice between saved addresses',
  'src/ordering/coupons/admin/coupon-conditions.tsx': 'fields of the coupon, whose form keeps them',
  'src/ordering/coupons/shop/coupon-box.tsx': 'a code, which the cart keeps',
  'src/ordering/standing-orders/shop/deliver-regularly.tsx': 'a choice between two intervals',
  'src/people/addresses/shop/name-field.tsx': 'a field of the address, which keeps it',
  'src/people/addresses/shop/address-fields.tsx': 'fields of the address, which keeps them',
  'src/accounting/documents/admin/month-report.tsx': 'a month to look at',
  'src/catalogue/pictures/admin/drop-zone.tsx': 'files',
  'src/catalogue/reviews/shop/photo-choice.tsx': 'files',
  'src/inventory/alerts/shop/back-in-stock-alert.tsx': 'an email address, which browsers fill in',
  'src/ui/forms/pin-field.tsx': 'a pin',
  'src/ordering/phone-orders/admin/customer-fields.tsx': 'fields of the order, which keeps them',
  'src/shopfront/connections/admin/connection-form.tsx': 'secrets',
}

const mechanism = /\buse(DraftValues|DraftState|Edit|DraftForm|DispatchForm)\b/

/** A form may lack a `<form>` element, as in a dialog: fields plus state for their input. */
const hasFields = (text: string) => /<(Field|TextAreaField|PhoneField|PinField|textarea|input)\b/.test(text)
const hasState = (text: string) => /\buse(State|Reducer|Form)\b/.test(text)

const root = join(import.meta.dirname, '..')
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.component.test.tsx'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => /<(form|DraftForm|AuthForm)\b/.test(text) || (hasFields(text) && hasState(text)))

// Requirement D-115: Input in any form survives an ended session, a reload, a crash and a closed tab; logging out
//   discards it.
test.each(files)(
  'what is typed in $file is kept until it is sent, or is listed as an exception',
  ({ file, text }) => {
    if (withoutDrafts[file]) return expect(text).not.toMatch(mechanism)
    expect(text, 'a bare <form> loses what is typed: use DraftForm').not.toMatch(/<form\b/)
    expect(text, 'whose draft?').toMatch(mechanism)
    expect(text, 'a draft that is shown').toMatch(/draft=\{/)
  },
)

test('the forms without drafts are still there', () => {
  expect(Object.keys(withoutDrafts).filter((file) => !files.some((each) => each.file === file))).toEqual([])
})

test('every draft is forgotten once its form is sent', () => {
  const kept = files.filter(({ text }) => /\buse(DraftValues|DraftState|DraftForm|DispatchForm)\b/.test(text))
  expect(kept.filter(({ text }) => !text.includes('.clear()')).map(({ file }) => file)).toEqual([])
})

test('every form that is sent under an idempotency key keeps the key with its draft', () => {
  const keyed = files.filter(({ text }) => mechanism.test(text) && text.includes('newFormKey'))
  expect(keyed.length).toBeGreaterThan(5)
  const passedOn = /formKey: \[formKey, setFormKey\]|\[\s*key,\s*setKey,?\s*\]/
  const without = keyed.filter(({ text }) => !passedOn.test(text))
  expect(without.map(({ file }) => file)).toEqual([])
})
