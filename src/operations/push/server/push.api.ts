import { transact } from '#database/transact.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { findOrderByLink } from '#ordering/buyers/server/order-link.ts'
import type { Parts } from '#parts.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { pushEndpoints } from '../contract.ts'
import { isPushService } from '../rules/push-service.ts'
import { sentences } from '../words/index.ts'
import {
  countOtherSubscriptions,
  deleteEndpoint,
  deleteSubscriptionsOfOthers,
  type PushOwner,
  saveSubscription,
} from './push.queries.ts'
import { readVapidKeys } from './vapid.ts'

/** More devices than a person has. */
const maxBrowsers = 20

export const pushApi = (parts: Parts) =>
  createRoutes('push', pushEndpoints, {
    'GET /push/key': async () => ({
      key: (await readVapidKeys(parts.db, parts.clock.now())).publicKey.toString('base64url'),
    }),

    'POST /push/subscriptions': async ({ body, user, request, language }) => {
      const { endpoint, keys, order_key: orderKey } = body
      if (!parts.settings.offline || !isPushService(new URL(endpoint), parts.settings.pushServices))
        return refuse(400, 'UNKNOWN_PUSH_SERVICE', sentences.unknownService)
      const owner = await findOwner(parts, {
        orderKey,
        userId: user?.role === 'customer' ? user.id : undefined,
        token: request.sessionToken,
      })
      if (!owner) return refuse(404, 'NOT_FOUND', sentences.nothingToFollow)
      const now = parts.clock.now()
      const saved = await transact(parts.db, async (trx) => {
        if ((await countOtherSubscriptions(trx, owner, endpoint)) >= maxBrowsers) return false
        if ('userId' in owner) await deleteSubscriptionsOfOthers(trx, endpoint, owner.userId)
        await saveSubscription(trx, owner, { endpoint, ...keys, locale: language, now })
        return true
      })
      return saved
        ? { message: sentences.subscribed.in(language) }
        : refuse(409, 'TOO_MANY', sentences.tooManyBrowsers)
    },

    'POST /push/unsubscribe': async ({ body, language }) => {
      await deleteEndpoint(parts.db, body.endpoint)
      return { message: sentences.unsubscribed.in(language) }
    },
  })

type Asking = { orderKey?: string | undefined; userId?: number | undefined; token?: string | undefined }

/** Whose messages a browser gets: those of its account, or of the order whose link was followed. */
async function findOwner(
  { db, clock }: Parts,
  { orderKey, userId, token }: Asking,
): Promise<PushOwner | undefined> {
  if (orderKey !== undefined) {
    const order = await findOrderByLink(db, orderKey, clock.now())
    return order && { orderId: order.orderId }
  }
  return userId !== undefined && token !== undefined ? { userId, sessionHash: hashOfToken(token) } : undefined
}
