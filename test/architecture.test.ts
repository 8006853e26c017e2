import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  domainOf,
  files,
  type Import,
  imports,
  isWeb,
  layerOf,
  root,
  src,
  subjectOf,
  violations,
} from './imports.ts'

test('there are imports to look at', () => {
  expect(imports.length).toBeGreaterThan(200)
})

/** Server, pages and shared code are separate TypeScript projects, each with its own files and globals. */
test('server and pages see nothing of each other', { timeout: 300_000 }, () => {
  expect(compile('-b')).toBe('')
})

test.each([
  { project: 'server', seen: ['process', 'Buffer'], hidden: ['window', 'document'] },
  { project: 'browser', seen: ['window', 'document'], hidden: ['process', 'Buffer'] },
  { project: 'shared', seen: ['Map', 'Intl'], hidden: ['window', 'document', 'process', 'Buffer'] },
])(
  'code of $project sees only what is there where it runs',
  { timeout: 60_000 },
  ({ project, seen, hidden }) => {
    const compilerOutput = compileLine(project, [...seen, ...hidden].join(', '))
    expect([...compilerOutput.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name)).toEqual(hidden)
  },
)

/** Compiles one line in a project of `tsconfig/` and returns the errors. */
function compileLine(project: string, line: string) {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, 'node_modules/.cache/architecture-'))
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '.' }
  const config = { extends: join(root, `tsconfig/${project}.json`), include: ['line.ts'], references: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, compilerOptions }))
  writeFileSync(join(folder, 'line.ts'), `export const all = [${line}]\n`)
  const compilerOutput = compile('-p', folder)
  rmSync(folder, { recursive: true })
  return compilerOutput
}

const compile = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], {
    cwd: root,
    encoding: 'utf8',
  }).stdout

test('only the back office takes more than types from a contract: shoppers load no schema', () => {
  const forShoppers = (path: string) =>
    path.split('/')[2] === 'shop' || ['ui', 'browser'].includes(layerOf(path))
  expect(
    violations(({ from, to, typeOnly }) => forShoppers(from) && to.endsWith('contract.ts') && !typeOnly),
  ).toEqual([])
})

/** A table's type may take the type of a column from the rules of its domain: of them nothing runs. */
const isColumnType = ({ from, to, typeOnly }: Import) =>
  typeOnly && from.startsWith('database/tables/') && to.includes('/rules/')

test.each([
  ['words', ['words']],
  ['values', ['values', 'words']],
  [
    'database',
    [
      'database',
      'values',
      'words',
      'people/accounts/server',
      'catalogue/pictures',
      'parts.ts',
      'settings/settings.ts',
      'integrations',
    ],
  ],
  ['integrations', ['integrations', 'values', 'words']],
  ['browser', ['browser', 'values', 'words', 'http/calls/endpoint.ts', 'pages/page-render.ts']],
  ['ui', ['ui', 'browser', 'values', 'words', 'http/calls/endpoint.ts']],
])('%s stands on nothing above it', (layer, allowed) => {
  expect(
    violations(
      (crossing) =>
        layerOf(crossing.from) === layer &&
        !allowed.some((below) => crossing.to.startsWith(below)) &&
        !isColumnType(crossing),
    ),
  ).toEqual([])
})

test('what browsers load takes sentences one by one, in one language', () => {
  const isLoaded = (path: string) =>
    isWeb(path) ||
    ['ui', 'browser', 'pages', 'values'].includes(layerOf(path)) ||
    /contract\.ts$|-pieces\.ts$|\/rules\//.test(path)
  const isWhole = (path: string) => /\/words\/(?:[\w-]+\/)*index\.ts$/.test(path)
  expect(violations(({ from, to }) => isLoaded(from) && isWhole(to))).toEqual([])
})

/** A running shop's settings come from its database; the defaults are only for the module that reads them. */
test('only the settings of the store import the facts that a new shop starts with', () => {
  expect(
    violations(
      ({ from, to }) =>
        to === 'shopfront/settings/server/default-store-settings.ts' &&
        subjectOf(from) !== 'shopfront/settings',
    ),
  ).toEqual([])
})

test('http knows no domain', () => {
  expect(violations(({ from, to }) => layerOf(from) === 'http' && domainOf(to) !== undefined)).toEqual([])
})

const adaptersFolder = 'integrations/payments'
const adapters = readdirSync(join(src, adaptersFolder), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('there is more than one adapter of a payment provider', () => {
  expect(adapters).toContain('razorpay')
  expect(adapters.length).toBeGreaterThan(1)
})

test.each(adapters)(
  'only real-parts.ts, which selects the payment providers, imports the adapter %s',
  (name) => {
    const adapter = `${adaptersFolder}/${name}/`
    const isForbidden = ({ from, to }: Import) =>
      to.startsWith(adapter) && !from.startsWith(adapter) && from !== 'real-parts.ts'
    expect(imports.some(({ to }) => to.startsWith(adapter))).toBe(true)
    expect(violations(isForbidden)).toEqual([])
  },
)

/** Files beside the adapter that know Razorpay, and why. */
const knowRazorpay = [
  // Selects the adapter and starts the emulator.
  'real-parts.ts',
  // Opens Razorpay's payment window in the browser.
  'ordering/checkout/shop/payment/razorpay-window.ts',
  // Default values and checks of the settings.
  'settings/environment.ts',
  'settings/settings.ts',
  // The specification names the fields with which a browser reports a payment.
  'ordering/checkout/contract.ts',
]

test('no other code knows the fields and the emulator of Razorpay', () => {
  const knows = (file: string) =>
    /razorpay_|x-razorpay-|window\.Razorpay|checkout\.razorpay\.com|'@pasumai\/razorpay-emulator/.test(
      readFileSync(join(src, file), 'utf8'),
    )
  const found = files.filter((file) => knows(file) && !file.startsWith(`${adaptersFolder}/razorpay/`))
  expect(found.sort()).toEqual(knowRazorpay.sort())
})

/** Files beside the adapters that name one provider, and why. Other code asks a provider for its capabilities. */
const nameProviders = [
  // The names that the database stores.
  'integrations/payments/provider-name.ts',
  // Payments in cash are recorded by the shop itself.
  'ordering/cash-on-delivery/rules/cash-payment.ts',
  'ordering/cash-on-delivery/server/collect-cash.ts',
  'ordering/checkout/server/placing/place-order.queries.ts',
  // The previous release stores Razorpay's ids without its name.
  'payments/processing/server/stored-id.ts',
]

test('no other code decides by the name of a payment provider', () => {
  const names = /\bcashProvider\b|(?<!\[)'(?:razorpay|declining)'|: ProviderName = '/
  const isCode = (file: string) =>
    !/\.(test|race)\.tsx?$/.test(file) &&
    !adapters.some((name) => file.startsWith(`${adaptersFolder}/${name}/`))
  const found = files.filter((file) => isCode(file) && names.test(readFileSync(join(src, file), 'utf8')))
  expect(found.sort()).toEqual(nameProviders.sort())
})

const sourcesUnder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name))
const quotedPaths = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\(|URL\(|^import )'(\.[^']+)'/gm)].map(
    ([, path = '']) => join(dirname(file), path),
  )

test.each(readdirSync(join(root, 'packages')))('the package %s knows nothing of the shop', (name) => {
  const inside = join('packages', name)
  const files = sourcesUnder(inside)
  expect(files.length).toBeGreaterThan(0)
  const leaving = (file: string) => quotedPaths(file).filter((path) => !path.startsWith(inside))
  expect(files.flatMap((file) => leaving(file).map((path) => `${file} imports ${path}`))).toEqual([])
})

test('the shop knows of a package what it exports, no file of it', () => {
  const files = ['src', 'test', 'bench', 'scripts'].flatMap(sourcesUnder)
  expect(files.filter((file) => quotedPaths(file).some((path) => path.startsWith('packages')))).toEqual([])
})

test('only the price calculation multiplies a quantity by a price', () => {
  const amount = String.raw`\(?(?:[\w.]*\()?[\w.]*(?:paise|Paise|price|Price)\w*\)*`
  const units = String.raw`[\w.]*(?:quantity|Quantity|units|Units|count)\w*`
  const product = new RegExp(`${amount} \\* ${units}|${units} \\* ${amount}`)
  const calculates = files.filter((file) => product.test(readFileSync(join(src, file), 'utf8')))
  expect(calculates).toEqual(['ordering/pricing/rules/price-order.ts'])
})

/** Files in which these strings are not an order's status. */
const otherMeanings: Record<string, string[]> = {
  // Refund states.
  'src/database/tables/payments.ts': ["'pending'"],
  'src/payments/refunds/server/processing/open-refunds.ts': ["'pending'"],
  // The payment provider's terms.
  'src/integrations/payments/payment-provider.ts': ["'pending'", "'pending'"],
  'src/integrations/payments/razorpay/protocol.ts': ["'pending'"],
  // Payment states for shoppers.
  'src/ordering/checkout/contract.ts': ["'cancelled'"],
  'src/payments/processing/server/payment-state.ts': ["'cancelled'", "'cancelled'", "'cancelled'"],
  'src/ordering/checkout/shop/load-checkout.ts': ["'cancelled'"],
  'src/ordering/checkout/shop/payment/payment-tracker.tsx': ["'cancelled'"],
  'src/ordering/order-page/shop/order-view.tsx': ["'cancelled'"],
  'bench/growth/fill.ts': ["'delivered'"],
  // What WhatsApp reports about a message.
  'src/integrations/whatsapp/cloud-api-webhook.ts': ["'delivered'"],
  'src/integrations/whatsapp/whatsapp-channel.ts': ["'delivered'"],
  'src/operations/whatsapp/rules/message-kinds.ts': ["'delivered'", "'delivered'"],
  // Kinds of events.
  'src/ordering/order-page/contract.ts': ["'paid'", "'packed'", "'dispatched'", "'delivered'", "'cancelled'"],
  'src/ordering/order-page/server/list-order-steps.ts': [
    "'paid'",
    "'packed'",
    "'cancelled'",
    "'delivered'",
    "'dispatched'",
    "'delivered'",
  ],
  'src/ordering/order-page/shop/order-timeline.tsx': ["'dispatched'", "'cancelled'"],
  'src/ordering/orders/server/messages/cancellation-messages.ts': ["'cancelled'", "'cancelled'"],
  'src/ordering/orders/server/messages/payment-alerts.ts': ["'paid'"],
  'src/ordering/orders/server/messages/push-messages.ts': ["'paid'", "'dispatched'", "'delivered'"],
  'src/ordering/orders/server/messages/sale-messages.ts': ["'paid'", "'paid'"],
  'src/ordering/orders/server/messages/shipment-messages.ts': ["'dispatched'", "'delivered'"],
  'src/ordering/orders/server/messages/whatsapp-messages.ts': ["'paid'", "'dispatched'", "'delivered'"],
}

// Requirement D-18
test('the names of an order’s states are only in their own file and the migrations', () => {
  const isRule = (file: string) =>
    !/\.(test|race)\.tsx?$/.test(file) && file !== 'src/ordering/orders/rules/order-state.ts'
  const words =
    /(?<!\w\[)(?:(['"])(?:pending|paid|packed|dispatched|delivered|cancelled|to_pack|partly_refunded)\1|status=\w+)/g
  const found = ['src', 'bench', 'scripts']
    .flatMap(sourcesUnder)
    .filter(isRule)
    .flatMap((file) => {
      const said = readFileSync(join(root, file), 'utf8').match(words) ?? []
      return said.length > 0 ? [[file.replaceAll('\\', '/'), said] as const] : []
    })
  expect(Object.fromEntries(found)).toEqual(otherMeanings)
})
