import { documentEndpoints } from '#accounting/documents/contract.ts'
import { overviewEndpoints } from '#backoffice/dashboard/contract.ts'
import { labelEndpoints } from '#catalogue/labels/contract.ts'
import { pictureEndpoints } from '#catalogue/pictures/contract.ts'
import { catalogueEndpoints } from '#catalogue/products/contract.ts'
import { tableEndpoints } from '#catalogue/products/table-contract.ts'
import { publishingEndpoints } from '#catalogue/publishing/contract.ts'
import { packingEndpoints } from '#fulfilment/packing/contract.ts'
import { shipmentEndpoints } from '#fulfilment/shipments/contract.ts'
import { batchEndpoints } from '#inventory/batches/contract.ts'
import { stockEndpoints } from '#inventory/stock/contract.ts'
import { activityEndpoints } from '#operations/activity/contract.ts'
import { backupEndpoints } from '#operations/backups/contract.ts'
import { healthEndpoints } from '#operations/health/contract.ts'
import { notificationEndpoints } from '#operations/notifications/contract.ts'
import { cartEndpoints } from '#ordering/cart/contract.ts'
import { checkoutEndpoints } from '#ordering/checkout/contract.ts'
import { deliveryEndpoints } from '#ordering/delivery/contract.ts'
import { orderEndpoints } from '#ordering/orders/contract.ts'
import { historyEndpoints } from '#ordering/orders/history-contract.ts'
import { cancellingEndpoints } from '#payments/cancelling/contract.ts'
import { reconciliationEndpoints } from '#payments/reconciliation/contract.ts'
import { refundEndpoints } from '#payments/refunds/contract.ts'
import { webhookEndpoints } from '#payments/webhooks/contract.ts'
import { accountEndpoints } from '#people/accounts/contract.ts'
import { addressEndpoints } from '#people/addresses/contract.ts'
import { customerEndpoints } from '#people/customers/contract.ts'
import { privacyEndpoints } from '#people/privacy/contract.ts'
import { secondFactorEndpoints } from '#people/second-factor/contract.ts'
import { sessionEndpoints } from '#people/sessions/contract.ts'
import { ticketEndpoints } from '#people/support/contract.ts'
import { onboardingEndpoints } from '#shopfront/onboarding/contract.ts'
import { claimEndpoints } from '#shopfront/pages/claims-contract.ts'
import { textEndpoints } from '#shopfront/pages/texts-contract.ts'
import { storeEndpoints } from '#shopfront/settings/contract.ts'
import { logoEndpoints } from '#shopfront/settings/logo-contract.ts'

/** All endpoints of the API. */
export const endpoints = {
  ...accountEndpoints,
  ...addressEndpoints,
  ...activityEndpoints,
  ...overviewEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...cancellingEndpoints,
  ...reconciliationEndpoints,
  ...webhookEndpoints,
  ...documentEndpoints,
  ...deliveryEndpoints,
  ...onboardingEndpoints,
  ...backupEndpoints,
  ...labelEndpoints,
  ...notificationEndpoints,
  ...orderEndpoints,
  ...shipmentEndpoints,
  ...packingEndpoints,
  ...historyEndpoints,
  ...pictureEndpoints,
  ...secondFactorEndpoints,
  ...sessionEndpoints,
  ...healthEndpoints,
  ...customerEndpoints,
  ...stockEndpoints,
  ...batchEndpoints,
  ...publishingEndpoints,
  ...refundEndpoints,
  ...storeEndpoints,
  ...logoEndpoints,
  ...textEndpoints,
  ...claimEndpoints,
  ...tableEndpoints,
  ...ticketEndpoints,
  ...privacyEndpoints,
}
