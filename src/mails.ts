import { accounting } from '#accounting/module.ts'
import { fulfilment } from '#fulfilment/module.ts'
import { inventory } from '#inventory/module.ts'
import type { Composer, MailMakers } from '#operations/outbox/server/send-mails.ts'
import type { DeferredMailKind } from '#operations/outbox/server/write-mail.ts'
import { people } from '#people/module.ts'

/**
 * Mails of which a part is made when they are sent: the text of those with a secret and of those that may be outdated
 * by then, attached documents, and the link that cancels them. The compiler notices a kind that nobody composes.
 */
export const mails: MailMakers = {
  composers: { ...fulfilment.mails.composers, ...people.mails.composers } satisfies Record<
    DeferredMailKind | 'order-dispatched',
    Composer
  >,
  attachers: accounting.mails.attachers,
  headers: inventory.mails.headers,
}
