import { renderMail } from '#integrations/mail/render-mail.ts'
import { sentences as mailSentences } from '#integrations/mail/words/index.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { Language } from '#words/language.ts'
import { sentences } from '../../words/mails/index.ts'

/** What a code is for: a login on an unknown device, or an administrator's first passkey. */
type CodeMail = {
  kind: 'login-code' | 'passkey-code'
  to: string
  name: string
  code: string
  minutes: number
}

/** Composes the mail that contains a code. */
export const composeCodeMail = (
  store: StoreSettings,
  { kind, to, name, code, minutes }: CodeMail,
  language: Language,
) =>
  renderMail({
    from: store,
    to,
    language,
    subject: (kind === 'login-code' ? sentences.codeSubject : sentences.passkeyCodeSubject)({
      shop: store.name,
    }).in(language),
    parts: [
      mailSentences.hello({ name }).in(language),
      (kind === 'login-code' ? sentences.codeAsked : sentences.passkeyCodeAsked)({ shop: store.name }).in(
        language,
      ),
      code,
      sentences.codeWorksOnce({ minutes }).in(language),
      sentences.codeNotYou.in(language),
    ],
  })
