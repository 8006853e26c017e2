import { doors } from '#http/calls/doors.ts'
import { answerPage } from '#http/calls/paging.ts'
import { refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { noticeEndpoints } from '../contract.ts'
import { said } from '../words/office/section/index.ts'
import { listMails } from './known-mails.queries.ts'
import { wrongFields } from './refusals.ts'
import { readSettings, writeSettings } from './settings/mail-settings.queries.ts'
import { drawExample } from './texts/draw-example.ts'
import { readTexts } from './texts/read-texts.ts'
import { saveText } from './texts/save-text.ts'
import { sendExample } from './texts/send-example.ts'

export const noticesApi = (parts: Parts) =>
  doors('notices', noticeEndpoints, {
    'GET /mails': async ({ query, request, reply }) =>
      answerPage(request, reply, await listMails(parts.db, query)),

    'GET /mails/texts': () => readTexts(parts.db),

    'PUT /mails/texts': async ({ user, body }) => {
      const saved = await saveText(parts, body, user.id)
      if (saved.ok) return saved.text
      if (saved.reason === 'WRONG_FIELDS') return wrongFields(saved.problems)
      return refuse(409, 'TEXT_CHANGED', said.textChanged, { more: { current: saved.current } })
    },

    'POST /mails/preview': ({ body }) => {
      const drawn = drawExample(parts, body, '')
      return drawn.ok ? drawn.mail : wrongFields(drawn.problems)
    },

    'POST /mails/example': async ({ user, body: { form_key, ...typed }, language }) => {
      const drawn = drawExample(parts, typed, user.email)
      if (!drawn.ok) return wrongFields(drawn.problems)
      await sendExample(parts, {
        mail: drawn.mail,
        locale: typed.locale,
        userId: user.id,
        formKey: form_key,
      })
      return { message: said.exampleSent({ email: user.email }).in(language) }
    },

    'GET /mails/settings': () => readSettings(parts.db),

    'PUT /mails/settings': async ({ user, body }) => {
      const isSaved = await writeSettings(parts.db, body, { by: user.id, now: parts.clock.now() })
      const current = await readSettings(parts.db)
      return isSaved ? current : refuse(409, 'SETTINGS_CHANGED', said.settingsChanged, { more: { current } })
    },
  })
