import { letter } from '../../../integrations/mail/letter.ts'
import { store } from '../../../store.ts'

/** The mail that brings the link to set a new pin. */
export const resetLetter = ({
  to,
  name,
  link,
  minutes,
}: {
  to: string
  name: string
  link: string
  minutes: number
}) =>
  letter({
    to,
    subject: `Set a new pin for ${store.name}`,
    greeting: `Hello ${name},`,
    parts: [
      `Somebody, most likely you, asked for a new pin for your account at ${store.name}. You can choose one here:`,
      { label: 'Set a new pin', url: link },
      `The link works once, within ${minutes} minutes.`,
      'If it was not you, you need not do anything: your pin stays as it is.',
    ],
  })
