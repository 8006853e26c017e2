import { renderMail } from '#integrations/mail/render-mail.ts'
import { sentences as mailSentences } from '#integrations/mail/words/index.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { Language } from '#words/language.ts'
import { mailsSentences } from '../../words/index.ts'

/** What a code is for: a login on an unknown device, or an administrator's first passkey. */
type CodeMail = {
  kind: 'login-code' | 'passkey-code'
  to: string
  name: string
  code: string
  minutes: number
}

/** Composes the mail that contains a code, without sending it. */
export const composeCodeMail = (
  store: StoreSettings,
  { kind, to, name, code, minutes }: CodeMail,
  language: Language,
) =>
  renderMail({
    from: store,
    to,
    language,
    subject: (kind === 'login-code' ? mailsSentences.codeSubject : mailsSentences.passkeyCodeSubject)({
      shop: store.name,
    }).in(language),
    parts: [
      mailSentences.hello({ name }).in(language),
      (kind === 'login-code' ? mailsSentences.codeAsked : mailsSentences.passkeyCodeAsked)({
        shop: store.name,
      }).in(language),
      { code },
      mailsSentences.codeWorksOnce({ minutes }).in(language),
      mailsSentences.codeNotYou.in(language),
    ],
  })
