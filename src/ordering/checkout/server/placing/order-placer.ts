import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { giveConsent, withdrawConsent } from '#operations/whatsapp/server/consents.ts'
import { newOrderLink } from '#ordering/buyers/server/order-link.ts'
import { lockOrderedCart } from '#ordering/cart/server/visitor-carts/visitor-carts.queries.ts'
import type { PaymentMethod } from '#ordering/orders/rules/order-state.ts'
import type { Destination } from '#ordering/orders/server/states/update-order-address.ts'
import type { ReservationHolder } from '#ordering/reservations/server/reservation-holder.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import { addressCopyOf, findAddress, findDefaultAddress } from '#people/addresses/server/addresses.queries.ts'
import type { Language } from '#words/language.ts'

type Trx = Transaction<Database>

/** A guest's name, e-mail address and ten-digit phone, as entered with the order. */
type GuestContact = { name: string; phone: string; email: string }

/**
 * Who places an order: a customer, to a saved address (the default one unless another was chosen), or a guest with the
 * cart of their visit, who enters contact and address.
 */
export type OrderPlacer =
  | {
      userId: number
      addressId?: number | undefined
      /** Online if absent. Guests always pay online, because cash on delivery is limited per customer. */
      paymentMethod?: PaymentMethod | undefined
    }
  | {
      userId: null
      tokenHash: string
      contact: GuestContact
      address: Destination['copy']
      /** The version of the consent text, if the guest wants order updates on WhatsApp. */
      whatsappConsent?: number | undefined
    }

/**
 * Locks what makes the placer's orders one after another until the transaction ends, even after a double click: the
 * customer's account, or the visitor's cart.
 * @returns what an order copies of its buyer
 */
export async function lockPlacer(trx: Trx, placer: OrderPlacer) {
  if (placer.userId !== null) return lockUser(trx, placer.userId)
  await lockOrderedCart(trx, placer.tokenHash)
  const { name, phone } = placer.contact
  return { id: null, name, phone, gstin: null, business_name: null }
}

/** The delivery address as it is now; undefined if the customer has none or the chosen one is gone. */
export async function findDestination(trx: Trx, placer: OrderPlacer): Promise<Destination | undefined> {
  if (placer.userId === null) return { id: null, copy: placer.address }
  const { userId, addressId } = placer
  const address = await (addressId === undefined
    ? findDefaultAddress(trx, userId)
    : findAddress(trx, userId, addressId))
  return address && { id: address.id, copy: addressCopyOf(address) }
}

export const reservationHolderOf = (placer: OrderPlacer): ReservationHolder =>
  placer.userId === null
    ? { userId: null, phone: placer.contact.phone, cartHash: placer.tokenHash }
    : { userId: placer.userId }

/**
 * Records the guest of an order that was just placed, or placed again, and its link. With another contact it gets a new
 * link, because somebody else may be ordering with this browser now. An account's order needs nothing.
 */
export async function recordGuest(
  trx: Trx,
  placer: OrderPlacer & { language: Language },
  orderId: number,
  now: Date,
) {
  if (placer.userId !== null) return
  const { contact, tokenHash } = placer
  const former = await trx
    .selectFrom('order_buyers')
    .select(['name', 'phone', 'email', 'link_expires_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const keepsLink =
    former.link_expires_at !== null &&
    former.name === contact.name &&
    former.phone === contact.phone &&
    former.email === contact.email
  const link = keepsLink ? {} : await newOrderLink(trx, orderId, now, former.link_expires_at)
  await trx
    .updateTable('orders')
    // For the previous release and the order search.
    .set({ user_name: contact.name, user_phone: contact.phone })
    .where('id', '=', orderId)
    .where((eb) => eb.or([eb('user_name', '<>', contact.name), eb('user_phone', '<>', contact.phone)]))
    .execute()
  await trx
    .updateTable('order_buyers')
    .set({ ...contact, cart_hash: tokenHash, ...link })
    .where('order_id', '=', orderId)
    .execute()
  await recordWhatsappChoice(trx, placer, orderId, now)
}

/** The guest's choice is that of the last time the order was placed. */
async function recordWhatsappChoice(
  trx: Trx,
  { contact, whatsappConsent, language }: Extract<OrderPlacer, { userId: null }> & { language: Language },
  orderId: number,
  now: Date,
) {
  const owner = { orderId }
  if (whatsappConsent === undefined) return withdrawConsent(trx, owner, { by: 'checkout', now })
  const { phone } = contact
  return giveConsent(trx, owner, {
    phone,
    place: 'guest_checkout',
    textVersion: whatsappConsent,
    language,
    now,
  })
}
