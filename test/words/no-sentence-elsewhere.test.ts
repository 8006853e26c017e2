import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSentences } from './find-sentences.ts'

const src = join(import.meta.dirname, '../../src')

/** What speaks English to whoever runs the shop, at their terminal and in its log, and what a new shop starts with. */
const toTheOperator =
  /^(settings|database|operations\/(jobs|metrics))\/|^(main|log|private-folder|real-parts|jobs|parts|\w+\/module|shopfront\/settings\/server\/default-store-settings)\.ts$|^integrations\/(payments|media)\/|^integrations\/mail\/(mailbox|smtp)\.ts$|^http\/calls\/api-docs\.ts$/

/** What shoppers type into the search, which is compared and never shown. */
const searchedWords = /^catalogue\/search\/rules\/(food-terms|guarded-words|ignored-words|needs)\.ts$/

/** What only programs read, though it looks like words. */
const toPrograms = new Set([
  'src/people/accounts/server/login-attempts/password-spraying.ts network …',
  'src/people/accounts/server/login-attempts/password-spraying.ts pin at …',
  'src/people/accounts/server/login-attempts/password-spraying.ts pin …',
  'src/people/accounts/server/login-attempts/password-spraying.ts tried pins',
  'src/people/accounts/server/pins/require-pepper.ts pin pepper',
  'src/people/accounts/shop/account-form.tsx account of …',
  'src/people/accounts/shop/forgot-pin-page.tsx forgotten pin',
  'src/people/addresses/shop/address-editor.tsx address …',
  'src/people/addresses/shop/save-address.ts address … of …',
  'src/inventory/batches/admin/batches.tsx batches …',
  'src/inventory/batches/admin/batch-details.tsx batch …',
  'src/inventory/batches/admin/orders-with-batch.tsx orders with batch …',
  'src/inventory/batches/admin/recall.tsx recall of batch …',
  'src/catalogue/products/admin/categories/add-category-section.tsx new category',
  'src/catalogue/products/admin/categories/categories-section.tsx categories … …',
  'src/catalogue/products/admin/categories/edit-category-dialog.tsx category …',
  'src/catalogue/products/admin/categories/edit-category-form.tsx category …',
  'src/catalogue/products/admin/categories/use-categories.ts categories to choose from',
  'src/catalogue/products/admin/product-form/add-product-form.tsx new product',
  'src/catalogue/products/admin/product-form/edit-product-dialog.tsx product …',
  'src/catalogue/products/admin/product-form/edit-product-form.tsx product …',
  'src/catalogue/products/admin/products/archived-products.tsx archived …',
  'src/catalogue/products/admin/products/product-activity.tsx activity of product …',
  'src/catalogue/products/admin/products/products-section.tsx products … …',
  'src/catalogue/products/admin/table/bulk-dialog.tsx bulk change',
  'src/catalogue/products/admin/table/use-table-edits.ts products table',
  'src/catalogue/products/contract.ts on sale',
  'src/catalogue/products/server/products/product-list.queries.ts on sale',
  'src/catalogue/products/server/products/product-list.queries.ts packs as first',
  'src/catalogue/products/server/products/products.queries.ts on sale',
  'src/catalogue/products/product-input-contract.ts is not known',
  'src/payments/reconciliation/admin/money-section.tsx attention …',
  'src/people/customers/admin/customer-notes.tsx notes of …',
  'src/people/customers/admin/customer-orders.tsx orders of …',
  'src/people/customers/admin/customer-page.tsx customer …',
  'src/people/customers/admin/customer-page.tsx tickets of …',
  'src/people/customers/admin/new-note.tsx note on customer …',
  'src/ordering/delivery/admin/delivery-section.tsx delivery zones',
  'src/ordering/delivery/admin/zone-form.tsx zone …',
  'src/ordering/delivery/shop/remembered-postal-code.ts postal code',
  'src/accounting/documents/shop/use-buyer-form.ts business buyer',
  'src/ordering/reservations/server/cancelled-reservations.ts given up device …',
  'src/ordering/reservations/server/cancelled-reservations.ts given up network …',
  'src/operations/backups/server/backups.api.ts backup key',
  'src/operations/backups/server/storage/encrypted-media.ts no key fits',
  'src/operations/backups/server/storage/require-same-key.ts backup key',
  'src/operations/backups/server/read-backup-status.ts backup key',
  'src/catalogue/labels/admin/copy-label.tsx labels to copy …',
  'src/catalogue/labels/admin/label-form.tsx label of product …',
  'src/catalogue/labels/admin/product-label.tsx label …',
  'src/ordering/orders/admin/order-details.tsx items of order …',
  'src/ordering/orders/admin/order-page/write-note.tsx note on order …',
  'src/fulfilment/shipments/admin/steps/use-dispatch-form.ts dispatch of …',
  'src/ordering/orders/admin/order-details.tsx address of order …',
  'src/ordering/orders/server/states/transition-order.ts … and …',
  'src/operations/outbox/server/outbox.queries.ts not in',
  'src/fulfilment/packing/admin/list-head.tsx days to pack for',
  'src/fulfilment/packing/admin/list-head.tsx places to pack for',
  'src/fulfilment/packing/admin/orders-to-pack.tsx orders to pack … … …',
  'src/fulfilment/packing/admin/pick-list.tsx pick list of …',
  'src/fulfilment/packing/admin/printing/use-label-sheet.ts label sheet',
  'src/fulfilment/packing/admin/use-packing-desk.ts packing desk',
  'src/pdf/text.ts Span',
  'src/catalogue/pictures/admin/add-image-form.tsx new picture',
  'src/catalogue/pictures/admin/stored-pictures.tsx pictures … …',
  'src/catalogue/pictures/server/stored-pictures.queries.ts title as name',
  'src/payments/refunds/admin/goods-question.tsx goods of order …',
  'src/payments/refunds/admin/refund-form.tsx … of order …',
  'src/people/second-factor/admin/add-passkey.tsx new passkey',
  'src/people/second-factor/server/add-passkey.ts first code refused',
  'src/people/second-factor/server/add-passkey.ts passkey added',
  'src/people/second-factor/server/add-passkey.ts user …',
  'src/people/second-factor/server/check-passkey.ts passkey given',
  'src/people/second-factor/server/check-passkey.ts passkey refused',
  'src/people/second-factor/server/enrolment-codes/create-enrolment-code.ts first code by command',
  'src/people/second-factor/server/remove-passkey.ts passkey removed',
  'src/people/second-factor/server/renew-recovery-codes.ts recovery codes renewed',
  'src/people/second-factor/server/reset-second-factor.ts reset by command',
  'src/people/second-factor/server/second-factor.api.ts first code asked for',
  'src/people/second-factor/server/second-factor.api.ts second factor',
  'src/people/second-factor/server/redeem-recovery-code.ts recovery code refused',
  'src/people/second-factor/server/redeem-recovery-code.ts recovery code used',
  'src/people/security/server/identify-client.ts device cookies',
  'src/people/security/server/log/denied-access.ts network …',
  'src/people/security/server/log/denied-access.ts person …',
  'src/people/security/server/log/seal.ts the security log begins',
  'src/people/security/server/log/record-wrong-pins.ts shop …',
  'src/ordering/buyers/server/order-link.ts order links',
  'src/people/sessions/shop/drafts/draft-names.ts account …',
  'src/inventory/stock/admin/receive-stock.tsx stock entry',
  'src/inventory/stock/admin/ledger.tsx moves …',
  'src/inventory/stock/admin/low-stock-threshold.tsx low mark of pack …',
  'src/inventory/stock/admin/stock-entry-lines.tsx stock … … …',
  'src/inventory/stock/server/check-idempotency-key.ts delta as by',
  'src/shopfront/settings/admin/store-form.tsx store facts',
  'src/shopfront/settings/server/logos/draw-logo-file.ts Noto Sans SemiBold',
  'src/shopfront/settings/server/logos/draw-logo-file.ts Noto Sans Tamil SemiBold',
  'src/shopfront/pages/admin/texts/home-preview.tsx pictures of the banners',
  'src/shopfront/pages/admin/texts/text-history.tsx versions … … …',
  'src/shopfront/pages/admin/texts/texts-editor.tsx texts … …',
  'src/shopfront/pages/admin/texts/texts-form.tsx texts of … in …',
  'src/shopfront/pages/text-placeholders-contract.ts delivery days',
  'src/shopfront/pages/text-placeholders-contract.ts delivery zones',
  'src/shopfront/pages/text-placeholders-contract.ts food licence',
  'src/shopfront/pages/text-placeholders-contract.ts grievance officer',
  'src/shopfront/pages/text-placeholders-contract.ts legal name',
  'src/shopfront/pages/text-placeholders-contract.ts months kept',
  'src/shopfront/pages/text-placeholders-contract.ts processing days',
  'src/shopfront/pages/text-placeholders-contract.ts store name',
  'src/people/support/admin/answer-ticket.tsx answer to ticket …',
  'src/people/support/admin/ticket-details.tsx ticket …',
  'src/people/support/admin/ticket-list.tsx tickets … …',
  'src/people/support/server/ticket-problems.ts tickets …',
  'src/people/support/shop/follow-ticket.tsx more on ticket …',
  'src/people/support/shop/ticket-form.tsx the shop',
  'src/people/support/shop/ticket-form.tsx ticket on …',
  'src/browser/input-before-hydration.tsx input, textarea',
  'src/http/calls/routes.ts person …',
  'src/http/calls/schema-pieces.ts is not known',
  'src/http/cookies.ts Secure',
  'src/http/pages/document.ts not all and …',
  'src/http/pages/seo.ts Disallow: …',
  'src/http/pages/seo.ts Sitemap: …/sitemap.xml',
  'src/pages/render.tsx Error',
  'src/ui/forms/invalid-fields.ts input, select, textarea, button',
  'src/values/time/week-days.ts Fri',
  'src/values/time/week-days.ts Mon',
  'src/values/time/week-days.ts Sat',
  'src/values/time/week-days.ts Sun',
  'src/values/time/week-days.ts Thu',
  'src/values/time/week-days.ts Tue',
  'src/values/time/week-days.ts Wed',
])

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|race|d)\.tsx?$|(^|\/)words\//.test(name))
  .filter((name) => !toTheOperator.test(name) && !searchedWords.test(name))

const sentencesOf = (file: string) =>
  findSentences(file, readFileSync(join(src, file), 'utf8'))
    .filter(({ text }) => !toPrograms.has(`src/${file} ${text}`))
    .map(({ line, text }) => `src/${file}:${line} ${text}`)

test('a sentence for people stands in a words file and nowhere else', () => {
  expect(files.flatMap(sentencesOf)).toEqual([])
})

test.each([
  ['<p>Hello there</p>', ['Hello there']],
  ['<p>We ship to {town} only</p>', ['We ship to', 'only']],
  ['<Field label="City" className="grid gap-5" />', ['City']],
  ["toast.error('Something went wrong.')", ['Something went wrong.']],
  [['const left = `Only $', '{count} are left.`'].join(''), ['Only … are left.']],
  ["refuse(401, 'WRONG_PIN', 'Phone number or pin is wrong.')", ['Phone number or pin is wrong.']],
  ["const units = ['second', 'out of stock']", ['out of stock']],
  ["const look = 'grid gap-5 text-sm'", []],
  ["throw new Error('No such thing')", []],
  ["log.error({ err }, 'request failed for good')", []],
  ["select('packs.label as size')", []],
  ["if (event.key === 'Enter') go('/products')", []],
  ["const schema = { '@type': 'Offer' }", []],
  ["where('position', 'is not', null)", []],
  ["const endpoint = { summary: 'Log in with phone and pin' }", []],
  ["const state: 'Not open' = words.notOpen", []],
])('of %s a person reads %j', (code, read) => {
  expect(findSentences('some.tsx', code).map(({ text }) => text)).toEqual(read)
})
