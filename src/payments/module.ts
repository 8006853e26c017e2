import type { DomainModule } from '#domain-module.ts'
import { cancellingEndpoints } from '#payments/cancelling/contract.ts'
import { cancellingApi } from '#payments/cancelling/server/cancelling.api.ts'
import { expireReservations } from '#payments/cancelling/server/expire-reservations.ts'
import { reconciliationEndpoints } from '#payments/reconciliation/contract.ts'
import { notifyWaitingPayments } from '#payments/reconciliation/server/notify-waiting-payments.ts'
import { reconcileDays } from '#payments/reconciliation/server/reconcile-days.ts'
import { reconciliationApi } from '#payments/reconciliation/server/reconciliation.api.ts'
import { refundEndpoints } from '#payments/refunds/contract.ts'
import { processRefunds } from '#payments/refunds/server/processing/process-refunds.ts'
import { refundsApi } from '#payments/refunds/server/refunds.api.ts'
import { webhookEndpoints } from '#payments/webhooks/contract.ts'
import { pollPayments } from '#payments/webhooks/server/poll-payments.ts'
import { purgeWebhookEvents } from '#payments/webhooks/server/purge-webhook-events.ts'
import { syncRefunds } from '#payments/webhooks/server/sync-refunds.ts'
import { webhooksApi } from '#payments/webhooks/server/webhooks.api.ts'

/** Payments, refunds, webhooks and reconciliation. */
export const payments = {
  endpoints: {
    ...webhookEndpoints,
    ...reconciliationEndpoints,
    ...cancellingEndpoints,
    ...refundEndpoints,
  },
  routes: [webhooksApi, reconciliationApi, cancellingApi, refundsApi],
  jobs: [
    { name: 'check payments with Razorpay', everySeconds: 2, run: pollPayments },
    { name: 'release expired reservations', everySeconds: 2, run: expireReservations },
    { name: 'import refunds made in Razorpay', everySeconds: 30, run: syncRefunds },
    { name: 'process refunds', everySeconds: 5, run: processRefunds },
    { name: 'email about unconfirmed payments', everySeconds: 300, run: notifyWaitingPayments },
    { name: 'reconcile recent payments', everySeconds: 60, run: reconcileDays },
    { name: 'delete old webhook events', everySeconds: 3600, run: purgeWebhookEvents },
  ],
} satisfies DomainModule
