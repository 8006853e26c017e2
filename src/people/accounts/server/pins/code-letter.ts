import { letter } from '#integrations/mail/letter.ts'
import { said as mailSaid } from '#integrations/mail/words/index.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import type { Language } from '#words/language.ts'
import { said } from '../../words/mails/index.ts'

/** What a code is for: a login on an unknown device, or an administrator's first passkey. */
type Code = { kind: 'login-code' | 'passkey-code'; to: string; name: string; code: string; minutes: number }

/** The mail that brings a code. */
export const codeLetter = (store: StoreFacts, { kind, to, name, code, minutes }: Code, language: Language) =>
  letter({
    from: store,
    to,
    language,
    subject: (kind === 'login-code' ? said.codeSubject : said.passkeyCodeSubject)({ shop: store.name }).in(
      language,
    ),
    parts: [
      mailSaid.hello({ name }).in(language),
      (kind === 'login-code' ? said.codeAsked : said.passkeyCodeAsked)({ shop: store.name }).in(language),
      code,
      said.codeWorksOnce({ minutes }).in(language),
      said.codeNotYou.in(language),
    ],
  })
