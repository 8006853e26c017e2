import { setPageHeaders } from '#http/calls/paging.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { notificationEndpoints } from '../contract.ts'
import { sectionSentences } from '../words/index.ts'
import { listMails } from './outbox-mails.queries.ts'
import { refuseTemplate } from './refuse-template.ts'
import { readMailSettings, writeMailSettings } from './settings/mail-settings.queries.ts'
import { listTemplates } from './templates/read-templates.ts'
import { renderExample } from './templates/render-example.ts'
import { saveTemplate } from './templates/save-template.ts'
import { sendExample } from './templates/send-example.ts'

/** A Fastify plugin with the routes of mails, their templates and settings. */
export const notificationsApi = (parts: Parts) =>
  createRoutes('notices', notificationEndpoints, {
    'GET /mails': async ({ query, request, reply }) =>
      setPageHeaders(request, reply, await listMails(parts.db, query)),

    'GET /mails/texts': () => listTemplates(parts.db),

    'PUT /mails/texts': async ({ user, body }) => {
      const saved = await saveTemplate(parts, body, user.id)
      if (saved.ok) return saved.text
      if (saved.reason === 'WRONG_FIELDS') return refuseTemplate(saved.problems)
      return refuse(409, 'TEXT_CHANGED', sectionSentences.textChanged, { more: { current: saved.current } })
    },

    'POST /mails/preview': async ({ body }) => {
      const rendered = await renderExample(parts, body, '')
      return rendered.ok ? rendered.mail : refuseTemplate(rendered.problems)
    },

    'POST /mails/example': async ({ user, body: { form_key, ...typed }, language }) => {
      const rendered = await renderExample(parts, typed, user.email)
      if (!rendered.ok) return refuseTemplate(rendered.problems)
      await sendExample(parts, {
        mail: rendered.mail,
        locale: typed.locale,
        userId: user.id,
        formKey: form_key,
      })
      return { message: sectionSentences.exampleSent({ email: user.email }).in(language) }
    },

    'GET /mails/settings': () => readMailSettings(parts.db),

    'PUT /mails/settings': async ({ user, body }) => {
      const isSaved = await writeMailSettings(parts.db, body, { by: user.id, now: parts.clock.now() })
      const current = await readMailSettings(parts.db)
      return isSaved
        ? current
        : refuse(409, 'SETTINGS_CHANGED', sectionSentences.settingsChanged, { more: { current } })
    },
  })
