import type { DomainModule } from '#domain-module.ts'
import { cartEndpoints } from '#ordering/cart/contract.ts'
import { cartApi } from '#ordering/cart/server/cart.api.ts'
import { purgeCartChanges } from '#ordering/cart/server/cart-changes.queries.ts'
import { purgeVisitorCarts } from '#ordering/cart/server/visitor-carts/purge-visitor-carts.ts'
import { cashOnDeliveryEndpoints } from '#ordering/cash-on-delivery/contract.ts'
import { cashOnDeliveryApi } from '#ordering/cash-on-delivery/server/cash-on-delivery.api.ts'
import { checkoutEndpoints } from '#ordering/checkout/contract.ts'
import { checkoutApi } from '#ordering/checkout/server/checkout.api.ts'
import { couponEndpoints } from '#ordering/coupons/contract.ts'
import { couponsApi } from '#ordering/coupons/server/coupons.api.ts'
import { deliveryEndpoints } from '#ordering/delivery/contract.ts'
import { deliveryApi } from '#ordering/delivery/server/delivery.api.ts'
import { discountEndpoints } from '#ordering/discounts/contract.ts'
import { discountsApi } from '#ordering/discounts/server/discounts.api.ts'
import { guestEndpoints } from '#ordering/guests/contract.ts'
import { guestsApi } from '#ordering/guests/server/guests.api.ts'
import { orderChangeEndpoints } from '#ordering/order-changes/contract.ts'
import { orderChangesApi } from '#ordering/order-changes/server/order-changes.api.ts'
import { orderPageEndpoints } from '#ordering/order-page/contract.ts'
import { orderPageApi } from '#ordering/order-page/server/order-page.api.ts'
import { orderEndpoints } from '#ordering/orders/contract.ts'
import { historyEndpoints } from '#ordering/orders/history-contract.ts'
import { historyApi } from '#ordering/orders/server/history.api.ts'
import { rollUpOrderCounters } from '#ordering/orders/server/lists/order-counters.queries.ts'
import { ordersApi } from '#ordering/orders/server/orders.api.ts'
import { phoneOrderEndpoints } from '#ordering/phone-orders/contract.ts'
import { phoneOrdersApi } from '#ordering/phone-orders/server/phone-orders.api.ts'
import { returnEndpoints } from '#ordering/returns/contract.ts'
import { returnsApi } from '#ordering/returns/server/returns.api.ts'
import { standingOrderEndpoints } from '#ordering/standing-orders/contract.ts'
import { remindOfDeliveries } from '#ordering/standing-orders/server/remind-of-deliveries.ts'
import { standingOrdersApi } from '#ordering/standing-orders/server/standing-orders.api.ts'
import { testOrderEndpoints } from '#ordering/test-orders/contract.ts'
import { testOrdersApi } from '#ordering/test-orders/server/test-orders.api.ts'
import { undoTestOrders } from '#ordering/test-orders/server/undo-test-orders.ts'

/** Cart, checkout, delivery and orders. */
export const ordering = {
  endpoints: {
    ...cartEndpoints,
    ...cashOnDeliveryEndpoints,
    ...checkoutEndpoints,
    ...couponEndpoints,
    ...deliveryEndpoints,
    ...orderEndpoints,
    ...orderPageEndpoints,
    ...historyEndpoints,
    ...discountEndpoints,
    ...guestEndpoints,
    ...standingOrderEndpoints,
    ...phoneOrderEndpoints,
    ...testOrderEndpoints,
    ...orderChangeEndpoints,
    ...returnEndpoints,
  },
  routes: [
    cartApi,
    cashOnDeliveryApi,
    checkoutApi,
    couponsApi,
    deliveryApi,
    ordersApi,
    orderPageApi,
    historyApi,
    discountsApi,
    guestsApi,
    standingOrdersApi,
    phoneOrdersApi,
    testOrdersApi,
    orderChangesApi,
    returnsApi,
  ],
  jobs: [
    { name: 'update order totals', everySeconds: 20, run: ({ db }) => rollUpOrderCounters(db) },
    { name: 'delete abandoned visitor carts', everySeconds: 3600, run: purgeVisitorCarts },
    { name: 'email about standing orders', everySeconds: 60, run: remindOfDeliveries },
    { name: 'undo test orders', everySeconds: 2, run: undoTestOrders },
    { name: 'delete keys of cart changes', everySeconds: 3600, run: purgeCartChanges },
  ],
} satisfies DomainModule
