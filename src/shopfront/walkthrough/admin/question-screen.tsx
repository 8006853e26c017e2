import { type ReactNode, useEffect, useRef } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { callOnboarding, type OnboardingProps } from '#shopfront/onboarding/admin/use-onboarding.ts'
import { findNextQuestion, type QuestionName } from '#shopfront/onboarding/rules/walkthrough-questions.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import * as words from '../words/office/en.ts'
import { QuestionContent } from './question-content.tsx'
import { questionUrl } from './question-url.ts'

type Props = OnboardingProps & { name: QuestionName }

/** One question: the progress, the question, what answers it, and the buttons, which stay in view on a phone. */
export function QuestionScreen({ name, guide, show }: Props) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const { run: leave, busy } = useAction(
    async (outcome: 'answered' | 'skipped') => {
      const now = await callOnboarding('PUT /guide/questions/{name}', { params: { name }, body: { outcome } })
      await navigate(questionUrl(findNextQuestion(now.questions, name) ?? 'all'))
      show(now)
    },
    { failed: words.notSaved },
  )
  useEffect(() => {
    window.scrollTo({ top: 0 })
    // The button of the question before is gone. A form focuses its first field itself.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const { questions } = guide
  const at = questions.findIndex((question) => question.name === name)
  const previous = questions[at - 1]?.name
  const { title, hint } = words.questions[name]
  const skip = (
    <Button
      variant="quiet"
      className="px-3! whitespace-nowrap"
      disabled={busy}
      onClick={() => void leave('skipped')}
    >
      {words.skip}
    </Button>
  )
  return (
    <div className="grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <TextLink to={previous ? questionUrl(previous) : sectionUrl('guide')}>{words.back}</TextLink>
        <p className="text-sm text-ink-soft">{words.questionAt({ at: at + 1, all: questions.length })}</p>
        <TextLink to={questionUrl('all')}>{words.allQuestions}</TextLink>
      </div>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
      </div>
      <QuestionContent
        name={name}
        guide={guide}
        onAnswered={() => leave('answered')}
        buttons={(first) => <Row first={first} skip={skip} />}
      />
    </div>
  )
}

const Row = ({ first, skip }: { first: ReactNode; skip: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">
    {first}
    {skip}
  </div>
)
