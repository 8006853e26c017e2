import { expect, test } from 'vitest'
import { allEndpoints } from './shop/all-endpoints.ts'

// How each administrator's call handles concurrent edits. A new call must be added to one of these lists.

/** Optimistic locking: the second person to save gets what the first one saved. */
const versions = [
  'PUT /bundles/{id}',
  'PUT /categories/{id}',
  'PUT /coupons/{id}',
  'PUT /delivery/zones/{id}',
  'PUT /edited-stories/{id}',
  'PUT /edited-texts',
  'PUT /mails/settings',
  'PUT /mails/texts',
  'PUT /whatsapp',
  'PUT /connections/{name}',
  'PUT /couriers/parcels',
  'DELETE /connections/{name}',
  'POST /products/changes',
  'PUT /products/{id}',
  'PUT /products/{id}/prices/{period}',
  'PUT /stock/batches/rules',
  'PUT /stock/batches/{id}',
  'PUT /products/{id}/label',
  'PUT /staff/{id}',
  'PUT /store',
  'POST /ticket-desk/{id}/answers',
  'PUT /ticket-desk/{id}/state',
  'POST /reviews/decisions',
  'PUT /reviews/{id}/reply',
  'POST /returns/{id}/steps',
  'POST /store/logos/{shape}',
  'PUT /store/logos/{shape}',
]

/** The request contains what was displayed, such as the last step or the rest, and it is compared under a lock. */
const seen = [
  'PUT /orders/undo',
  'PUT /orders/undo/{id}',
  'PUT /orders/{id}/parcels/{parcel}/delivered',
  'POST /orders/{id}/refunds',
  'POST /orders/{id}/change',
  'POST /orders/{id}/courier/bookings',
  'POST /orders/{id}/goods',
  'POST /products/changes/undo',
  'POST /products/imports',
  'PUT /stock/packs/{id}/low',
  'PUT /store/part',
]

/** A state transition: refused from a wrong state, and without effect if it was made already. */
const steps = [
  'POST /orders/packed',
  'POST /orders/dispatched',
  'POST /orders/delivered',
  'POST /packing/scans',
  'PUT /couriers/bookings/{id}/cancelled',
  'PUT /couriers/bookings/{id}/issue-resolved',
  'POST /orders/{id}/guest/erase',
  'PUT /orders/deliver/{id}',
  'PUT /orders/undeliver/{id}',
  'PUT /orders/{id}/recalled-removed',
  'PUT /orders/{id}/refused',
  'PUT /orders/release/{id}',
  'PUT /customers/{id}/block',
  'PUT /customers/{id}/unblock',
  'PUT /products/{id}/visibility',
  'PUT /products/{id}/restore',
  'DELETE /products/{id}',
  'DELETE /products/{id}/prices/{period}',
  'DELETE /bundles/{id}',
  'DELETE /categories/{id}',
  'DELETE /coupons/{id}',
  'DELETE /customers/{id}/notes/{noteId}',
  'DELETE /delivery/zones/{id}',
  'DELETE /images/{id}',
  'DELETE /orders/notes/{id}',
  'DELETE /search/failed/{id}',
  'DELETE /search/synonyms/{id}',
  'DELETE /staff/invitations/{id}',
  'DELETE /staff/{id}',
  'DELETE /staff/{id}/second-factor',
  'DELETE /orders/{id}/discounts/{discount}',
  'POST /stock/batches/{id}/recall',
  'DELETE /stock/batches/{id}/recall',
  'POST /stock/batches/{id}/orders/{order}/swap',
  'POST /money/attention/{id}/done',
  'POST /money/news/{id}/done',
  'POST /money/refunds/{id}/by-hand',
  'POST /money/refunds/{id}/not-wanted',
  'POST /money/refunds/{id}/retry',
  'PUT /guide',
  'PUT /guide/questions/{name}',
  'PUT /claims-in-texts',
  'POST /backups/key-written-down',
]

/** Adds something, so two concurrent requests both take effect. */
const adds = [
  'POST /phone-orders',
  'POST /test-order',
  'POST /bundles/add',
  'POST /categories/add',
  'POST /coupons/add',
  'POST /customers/{id}/notes',
  'POST /delivery/zones',
  'POST /edited-stories',
  'POST /orders/{id}/discounts',
  'POST /orders/{id}/notes',
  'POST /products/add',
  'POST /products/{id}/prices',
  'POST /products/{id}/waiting-pictures',
  'POST /search/synonyms',
  'POST /staff/invitations',
  'POST /stock/moves',
  'PUT /categories/{id}/move',
]

/** Replaces the picture of an existing title (decision S9); the previous picture stays stored. */
const replaces = ['POST /images/add']

/** Reads or sends mail, and changes nothing that somebody else edits. */
const asks = [
  'POST /connections/{name}/test',
  'POST /backups',
  'POST /backups/key',
  'POST /customers/{id}/pin-link',
  'POST /guide/mail',
  'POST /guide/payment-keys',
  'POST /mails/example',
  'POST /mails/preview',
  'POST /money/reconcile',
  'POST /orders/{id}/courier/parcel',
  'POST /orders/{id}/courier/rates',
  'POST /orders/{id}/refunds/preview',
  'POST /orders/{id}/change/quote',
  'POST /phone-orders/quote',
  'POST /products/imports/check',
  'POST /products/waiting-pictures/match',
]

const changing = allEndpoints.filter(
  ({ key, method, caller }) => method !== 'GET' && caller === 'admin' && !key.includes('/second-factor/'),
)

test('each change of an administrator’s says what becomes of two who make it', () => {
  const listed = [...versions, ...seen, ...steps, ...adds, ...replaces, ...asks]
  expect(changing.map(({ key }) => key).sort()).toEqual(listed.toSorted())
})
