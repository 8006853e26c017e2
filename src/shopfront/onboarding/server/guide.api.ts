import { doors } from '#http/calls/doors.ts'
import type { Parts } from '#parts.ts'
import { guideEndpoints } from '../contract.ts'
import { clearMark, setMark } from './marks.queries.ts'
import { readGuide } from './read-guide.ts'
import { sendTestMail } from './send-test-mail.ts'
import { testKeys } from './test-keys.ts'

export const guideApi = (parts: Parts) =>
  doors('guide', guideEndpoints, {
    'GET /guide': () => readGuide(parts),

    'PUT /guide': async ({ body: { mark: name, set } }) => {
      if (set) await setMark(parts.db, { name, about: '', outcome: '', marked_at: parts.clock.now() })
      else await clearMark(parts.db, name)
      return readGuide(parts)
    },

    'POST /guide/payment-keys': async () => {
      await testKeys(parts)
      return readGuide(parts)
    },

    'POST /guide/mail': async ({ user, body }) => {
      await sendTestMail(parts, { user, formKey: body.form_key })
      return readGuide(parts)
    },
  })
