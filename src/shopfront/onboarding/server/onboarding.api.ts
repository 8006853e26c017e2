import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { onboardingEndpoints } from '../contract.ts'
import { deleteOnboardingMark, saveOnboardingMark } from './onboarding-marks.queries.ts'
import { readOnboarding } from './read-onboarding.ts'
import { sendTestMail } from './send-test-mail.ts'
import { testPaymentKeys } from './test-payment-keys.ts'

export const onboardingApi = (parts: Parts) =>
  createRoutes('guide', onboardingEndpoints, {
    'GET /guide': () => readOnboarding(parts),

    'PUT /guide': async ({ body: { mark: name, set } }) => {
      if (set)
        await saveOnboardingMark(parts.db, { name, about: '', outcome: '', marked_at: parts.clock.now() })
      else await deleteOnboardingMark(parts.db, name)
      return readOnboarding(parts)
    },

    'PUT /guide/questions/{name}': async ({ params, body: { outcome } }) => {
      const name = `question-${params.name}` as const
      await saveOnboardingMark(parts.db, { name, about: '', outcome, marked_at: parts.clock.now() })
      return readOnboarding(parts)
    },

    'POST /guide/payment-keys': async () => {
      await testPaymentKeys(parts)
      return readOnboarding(parts)
    },

    'POST /guide/mail': async ({ user, body }) => {
      await sendTestMail(parts, { user, formKey: body.form_key })
      return readOnboarding(parts)
    },
  })
