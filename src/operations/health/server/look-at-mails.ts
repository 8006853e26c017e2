import type { readWaiting } from '#operations/metrics/server/shop-figures.queries.ts'
import type { Parts } from '#parts.ts'
import type { Lines } from '../contract.ts'
import { type Seen, said } from './look.ts'

type Facts = NonNullable<Lines['mails']['facts']>

/** As the alert for mails that do not leave has it. */
const longMs = 30 * 60_000
const dayMs = 86_400_000

/** @param read what waits in the outbox */
export async function lookAtMails(
  { settings, clock }: Pick<Parts, 'settings' | 'clock'>,
  read: () => Promise<Awaited<ReturnType<typeof readWaiting>>>,
): Promise<Seen<Facts>> {
  const { mails: waiting, mails_refused: refused, oldest_mail } = await read()
  const leaves = settings.mail.smtpUrl !== undefined
  const waited = oldest_mail ? clock.now().getTime() - oldest_mail.getTime() : 0
  const isUnfit = settings.isReal && !leaves
  return {
    state: waited > dayMs ? 'broken' : waited > longMs || isUnfit ? 'look' : 'works',
    facts: { waiting, refused, oldest_at: said(oldest_mail), leaves },
  }
}
