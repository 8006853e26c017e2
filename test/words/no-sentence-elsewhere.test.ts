import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSentences } from './find-sentences.ts'

const src = join(import.meta.dirname, '../../src')

/** What speaks English to whoever runs the shop, at their terminal and in its log, and what a new shop starts with. */
const toTheOperator =
  /^(settings|database|outages|operations)\/|^(main|log|store|private-folder|real-parts|jobs|parts)\.ts$|^integrations\/(razorpay|media)\/|^integrations\/mail\/(mailbox|smtp)\.ts$|^http\/calls\/api-docs\.ts$/

/** What only programs read, though it looks like words. */
const toPrograms = new Set([
  'src/areas/accounts/server/guesses/spray-budgets.ts network …',
  'src/areas/accounts/server/guesses/spray-budgets.ts pin …',
  'src/areas/accounts/server/guesses/spray-budgets.ts pin at …',
  'src/areas/accounts/server/guesses/spray-budgets.ts tried pins',
  'src/areas/accounts/shop/account-form.tsx account of …',
  'src/areas/addresses/shop/save-address.ts address … of …',
  'src/areas/batches/admin/batches.tsx batches …',
  'src/areas/batches/admin/one-batch.tsx batch …',
  'src/areas/batches/admin/orders-with-batch.tsx orders with batch …',
  'src/areas/catalogue/admin/categories/add-category-section.tsx new category',
  'src/areas/catalogue/admin/categories/categories-section.tsx categories … …',
  'src/areas/catalogue/admin/categories/edit-category-dialog.tsx category …',
  'src/areas/catalogue/admin/categories/edit-category-form.tsx category …',
  'src/areas/catalogue/admin/categories/use-categories.ts categories to choose from',
  'src/areas/catalogue/admin/product-form/add-product-form.tsx new product',
  'src/areas/catalogue/admin/product-form/edit-product-dialog.tsx product …',
  'src/areas/catalogue/admin/product-form/edit-product-form.tsx product …',
  'src/areas/catalogue/admin/products/archived-products.tsx archived …',
  'src/areas/catalogue/admin/products/product-activity.tsx activity of product …',
  'src/areas/catalogue/admin/products/products-section.tsx products … …',
  'src/areas/catalogue/typed-fields-contract.ts is not known',
  'src/areas/catalogue/contract.ts on sale',
  'src/areas/catalogue/server/products/product-list.queries.ts on sale',
  'src/areas/catalogue/server/products/product-list.queries.ts packs as first',
  'src/areas/catalogue/server/products/products.queries.ts on sale',
  'src/areas/checkout/admin/money-section.tsx attention …',
  'src/areas/customers/admin/customer-notes.tsx notes of …',
  'src/areas/customers/admin/customer-orders.tsx orders of …',
  'src/areas/customers/admin/customer-page.tsx customer …',
  'src/areas/customers/admin/customer-tickets.tsx tickets of …',
  'src/areas/label/admin/copy-label.tsx labels to copy …',
  'src/areas/label/admin/label-form.tsx label of product …',
  'src/areas/label/admin/product-label.tsx label …',
  'src/areas/delivery/admin/delivery-section.tsx delivery zones',
  'src/areas/delivery/admin/zone-form.tsx zone …',
  'src/areas/delivery/shop/remembered-pin.ts postal code',
  'src/areas/orders/admin/order-details.tsx items of order …',
  'src/areas/orders/admin/use-delivery-address.ts address of order …',
  'src/areas/orders/server/states/move-order.ts … and …',
  'src/areas/packing/admin/list-head.tsx days to pack for',
  'src/areas/packing/admin/list-head.tsx places to pack for',
  'src/areas/stock/server/entered-before.ts delta as by',
  'src/areas/packing/admin/orders-to-pack.tsx orders to pack … … …',
  'src/areas/packing/admin/pick-list.tsx pick list of …',
  'src/areas/packing/admin/use-desk.ts packing desk',
  'src/areas/packing/admin/printing/use-label-sheet.ts label sheet',
  'src/areas/packing/server/paper/written.ts Span',
  'src/areas/pictures/admin/stored-pictures.tsx pictures … …',
  'src/areas/pictures/server/stored-pictures.queries.ts title as name',
  'src/areas/second-factor/server/add-passkey.ts passkey added',
  'src/areas/second-factor/server/add-passkey.ts user …',
  'src/areas/second-factor/server/check-passkey.ts passkey given',
  'src/areas/second-factor/server/check-passkey.ts passkey refused',
  'src/areas/second-factor/server/remove-passkey.ts passkey removed',
  'src/areas/tickets/admin/ticket-details.tsx ticket …',
  'src/areas/tickets/admin/ticket-list.tsx tickets … …',
  'src/areas/second-factor/server/renew-codes.ts recovery codes renewed',
  'src/areas/second-factor/server/reset-second-factor.ts reset by command',
  'src/areas/second-factor/server/second-factor.api.ts second factor',
  'src/areas/second-factor/server/spend-recovery-code.ts recovery code refused',
  'src/areas/second-factor/server/spend-recovery-code.ts recovery code used',
  'src/areas/security/server/client.ts device cookies',
  'src/areas/security/server/log/seal.ts the security log begins',
  'src/areas/security/server/log/tell-wrong-pins.ts shop …',
  'src/areas/session/shop/draft.ts draft …',
  'src/areas/store/admin/store-form.tsx store facts',
  'src/areas/store/server/marks/draw-mark.ts Noto Sans SemiBold',
  'src/areas/store/server/marks/draw-mark.ts Noto Sans Tamil SemiBold',
  'src/areas/stock/admin/ledger.tsx moves …',
  'src/areas/stock/admin/packs-to-enter.tsx stock … … …',
  'src/areas/storefront/admin/texts/home-preview.tsx pictures of the banners',
  'src/areas/storefront/admin/texts/text-history.tsx versions … … …',
  'src/areas/storefront/admin/texts/texts-editor.tsx texts … …',
  'src/areas/storefront/admin/texts/texts-form.tsx texts of … in …',
  'src/areas/storefront/text-fields-contract.ts delivery days',
  'src/areas/storefront/text-fields-contract.ts delivery zones',
  'src/areas/storefront/text-fields-contract.ts food licence',
  'src/areas/storefront/text-fields-contract.ts grievance officer',
  'src/areas/storefront/text-fields-contract.ts legal name',
  'src/areas/storefront/text-fields-contract.ts processing days',
  'src/areas/storefront/text-fields-contract.ts store name',
  'src/browser/early-input.tsx input, textarea',
  'src/http/cookies.ts Secure',
  'src/http/calls/doors.ts person …',
  'src/http/calls/schema-pieces.ts is not known',
  'src/http/pages/document.ts not all and …',
  'src/http/pages/seo.ts Disallow: …',
  'src/http/pages/seo.ts Sitemap: …/sitemap.xml',
  'src/pages/render.tsx Error',
  'src/ui/forms/wrong-fields.ts input, select, textarea, button',
  'src/values/time/week-days.ts Sun',
  'src/values/time/week-days.ts Mon',
  'src/values/time/week-days.ts Tue',
  'src/values/time/week-days.ts Wed',
  'src/values/time/week-days.ts Thu',
  'src/values/time/week-days.ts Fri',
  'src/values/time/week-days.ts Sat',
])

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|race|d)\.tsx?$|(^|\/)words\//.test(name))
  .filter((name) => !toTheOperator.test(name))

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
