import type { ReactNode } from 'react'
import { joinParts } from '#ui/elements/join-parts.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { privacyPolicy, termsAndConditions } from '#ui/words/en.ts'
import * as words from '#values/words/law/en.ts'

/**
 * Short privacy notice below forms with personal data, with a link to the privacy policy (decision X17).
 * @param sentence the notice, a sentence with links to the privacy policy and the terms
 */
export const PrivacyNotice = ({
  sentence = words.useOfDetails,
}: {
  sentence?: typeof words.useOfDetails
}) => (
  <p className="mt-4 text-sm text-ink-soft">
    {joinParts(
      sentence<ReactNode>({
        privacyPolicy: <TextLink to="/privacy-policy">{privacyPolicy}</TextLink>,
        terms: <TextLink to="/terms-and-conditions">{termsAndConditions}</TextLink>,
      }),
    )}
  </p>
)
