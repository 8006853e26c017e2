import { transact } from '#database/transact.ts'
import { setPageHeaders } from '#http/calls/paging.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { type WhatsappUpdates, whatsappEndpoints } from '../contract.ts'
import { officeSentences, sentences } from '../words/index.ts'
import { findAccountConsent, giveConsent, withdrawConsent } from './consents.ts'
import { isWhatsappOffered } from './is-whatsapp-offered.ts'
import { listMessages } from './list-messages.queries.ts'
import { listTemplates } from './list-templates.ts'
import { readWhatsappSettings, writeWhatsappSettings } from './whatsapp-settings.queries.ts'

const {
  'GET /whatsapp/webhook': _verification,
  'POST /whatsapp/webhook': _delivery,
  ...ownEndpoints
} = whatsappEndpoints

/** Routes of people who choose to get messages, and of the merchant. */
export const whatsappApi = (parts: Parts) => {
  const { db, clock, settings, whatsapp } = parts

  async function readUpdates(user: SessionUser | null): Promise<WhatsappUpdates> {
    const offered = await isWhatsappOffered(parts)
    if (user?.role !== 'customer') return { offered, phone: null, on: false }
    return { offered, phone: user.phone, on: (await findAccountConsent(db, user.id)) !== undefined }
  }

  return createRoutes('whatsapp', ownEndpoints, {
    'GET /whatsapp/updates': ({ user }) => readUpdates(user),

    'PUT /whatsapp/updates': async ({
      user,
      body: { phone, place, text_version: textVersion },
      language,
    }) => {
      if (!(await isWhatsappOffered(parts))) return refuse(409, 'NOT_OFFERED', sentences.notOffered)
      const isGiven = await transact(db, async (trx) => {
        const account = await trx
          .selectFrom('users')
          .select('phone')
          .where('id', '=', user.id)
          .forNoKeyUpdate()
          .executeTakeFirst()
        if (account?.phone !== phone) return false
        const given = { phone, place, textVersion, language, now: clock.now() }
        await giveConsent(trx, { userId: user.id }, given)
        return true
      })
      return isGiven ? readUpdates(user) : refuse(409, 'PHONE_CHANGED', sentences.phoneChanged)
    },

    'DELETE /whatsapp/updates': async ({ user }) => {
      await transact(db, (trx) =>
        withdrawConsent(trx, { userId: user.id }, { by: 'account', now: clock.now() }),
      )
      return readUpdates(user)
    },

    'GET /whatsapp': async () => ({
      settings: await readWhatsappSettings(db),
      configured: whatsapp() !== undefined,
      emulated: whatsapp()?.emulated ?? false,
      webhook_url: `${settings.publicUrl}/api/whatsapp/webhook`,
      templates: listTemplates({ publicUrl: settings.publicUrl, shop: parts.store().name }),
    }),

    'PUT /whatsapp': async ({ user, body }) => {
      if (body.on && !whatsapp()) return refuse(409, 'NOT_CONFIGURED', officeSentences.notConfigured)
      const isSaved = await writeWhatsappSettings(db, body, { by: user.id, now: clock.now() })
      const current = await readWhatsappSettings(db)
      return isSaved
        ? current
        : refuse(409, 'SETTINGS_CHANGED', officeSentences.settingsChanged, { more: { current } })
    },

    'GET /whatsapp/messages': async ({ query, request, reply }) =>
      setPageHeaders(request, reply, await listMessages(db, query)),
  })
}
