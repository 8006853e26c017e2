import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { mainOfBar, SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callOnboarding } from '#shopfront/onboarding/admin/use-onboarding.ts'
import type { Onboarding } from '#shopfront/onboarding/contract.ts'
import { ownPolicies } from '#shopfront/onboarding/words/office/en.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import * as words from '../words/office/en.ts'
import type { QuestionProps } from './question-props.ts'

type Props = QuestionProps & Pick<Onboarding, 'policies'>

/** The merchant confirms that the policies fit, or changes them in their own section. */
export function PoliciesQuestion({ policies, onAnswered, buttons }: Props) {
  const { run, busy } = useAction(
    async () => {
      await callOnboarding('PUT /guide', { body: { mark: 'policies-read', set: true } })
      await onAnswered()
    },
    { failed: words.notSaved },
  )
  return (
    <>
      <p>{ownPolicies(policies)}</p>
      <TextLink to={sectionUrl('texts')} className="justify-self-start">
        {words.readPolicies}
      </TextLink>
      <SaveBar>
        {buttons(
          <Button busy={busy} className={mainOfBar} onClick={() => void run()}>
            {words.policiesFit}
          </Button>,
        )}
      </SaveBar>
    </>
  )
}
