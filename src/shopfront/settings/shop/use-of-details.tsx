import type { ReactNode } from 'react'
import { inOrder } from '#ui/elements/in-order.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { privacyPolicy, termsAndConditions } from '#ui/words/en.ts'
import * as words from '#values/words/law/en.ts'

/** What a person's details are for, said where they are given, with the way to the whole of it (decision X17). */
export const UseOfDetails = ({ say = words.useOfDetails }: { say?: typeof words.useOfDetails }) => (
  <p className="mt-4 text-sm text-ink-soft">
    {inOrder(
      say<ReactNode>({
        privacyPolicy: <TextLink to="/privacy-policy">{privacyPolicy}</TextLink>,
        terms: <TextLink to="/terms-and-conditions">{termsAndConditions}</TextLink>,
      }),
    )}
  </p>
)
