/**
 * The money and stock rules, and the folders whose tests must detect a change. Running all tests that touch a rule
 * would take hours, because every order is taxed, priced and delivered.
 */
export const rules = [
  {
    testedIn: 'src/{values/money,accounting/*/rules,ordering/*/rules}',
    files: [
      'src/values/money/money.ts',
      'src/accounting/documents/rules/allocate-refund.ts',
      'src/ordering/pricing/rules/price-order.ts',
      'src/accounting/tax/rules/{financial-year,gst-rates,in-force,split-tax,supply-rules,tax-class,taxation}.ts',
    ],
  },
  {
    testedIn: 'src/ordering/delivery/server',
    files: ['src/ordering/delivery/server/{arrival-day,find-zone,quote-delivery}.ts'],
  },
  {
    testedIn: 'src/accounting/documents/server',
    files: [
      'src/accounting/documents/server/issuing/{credit-note-lines,format-document-number,issue-credit-notes,issue-invoice,issue-moment,write-document}.ts',
      'src/accounting/documents/server/supply/find-sale-restriction.ts',
    ],
  },
  {
    testedIn: 'src/payments/refunds/server',
    files: [
      'src/payments/refunds/server/{choose-lines,quote-refund,refundable,request-refund,restock-outside-refund,restock-refunded-units}.ts',
    ],
  },
  {
    testedIn: 'src/inventory',
    files: [
      'src/inventory/batches/server/{allocate-batches,quarantine-expired}.ts',
      'src/inventory/stock/server/{move-stock,receive-stock,reserve-units}.ts',
    ],
  },
  {
    testedIn:
      'src/{ordering,payments}/{cancelling,cash-on-delivery,checkout,discounts,guests,processing,reconciliation,refunds,reservations,webhooks}/server',
    files: [
      'src/payments/cancelling/server/*.ts',
      'src/payments/processing/server/{apply-payments,confirm-payment,judge-payments,late-payments,payments.queries}.ts',
      'src/ordering/checkout/server/placing/{order-placer,place-cash-order,place-order.queries,place-order,reuse-pending-order,same-cart,shown-order}.ts',
      'src/payments/webhooks/server/{poll-payments,poll-schedule}.ts',
      'src/payments/reconciliation/server/{compare-payments,provider-refund-state,reconcile-day,reconcile-days}.ts',
      'src/payments/refunds/server/processing/*.ts',
      'src/ordering/reservations/server/*.ts',
    ],
  },
  {
    testedIn: 'src/ordering/{cash-on-delivery,discounts}/{rules,server}',
    files: [
      'src/ordering/cash-on-delivery/rules/find-cash-refusal.ts',
      'src/ordering/cash-on-delivery/server/{cancel-cash-order,cash-orders.queries,check-cash-order,collect-cash,find-cash-dispatch-refusal,remove-recalled}.ts',
      'src/ordering/discounts/rules/keep-discounts.ts',
      'src/ordering/discounts/server/{discount-order,replaced-discounts}.ts',
    ],
  },
  {
    testedIn: 'src/{fulfilment/shipments,operations/notifications,ordering/orders}/server',
    files: [
      'src/fulfilment/shipments/server/steps/{deliver-order,undo-step}.ts',
      'src/ordering/orders/server/states/{order-transitions,transition-order}.ts',
    ],
  },
]

/** Mutation testing: `npm run test:mutants`. Exclusions and their reasons are in docs/decisions/mutation-tests.md. */
export default {
  mutate: [...rules.flatMap(({ files }) => files), '!**/*.{test,race}.ts'],
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/ignore-plugin.ts'],
  ignorers: ['leave-out'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // scripts/mutants/reset-mutant.ts does it instead.
  disableBail: true,
  ignoreStatic: true,
  mutator: { excludedMutations: ['StringLiteral'] },
  jsonReporter: { fileName: 'test-results/mutants-report.json' },
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  ignorePatterns: ['/bench', '/build', '/data', '/docs', '/public', '/test-results', '/test/e2e'],
  // Stryker would rewrite the paths in it with TypeScript's old interface, which TypeScript 7 has no more; there are none.
  tsconfigFile: 'none',
  tempDirName: '.stryker-tmp',
  concurrency: 2,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
  // scripts/mutants/main.ts requires 95 % in total.
  thresholds: { high: 97, low: 95, break: null },
}
