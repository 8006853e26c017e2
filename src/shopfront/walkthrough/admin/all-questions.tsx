import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { findNextQuestion, type Question } from '#shopfront/onboarding/rules/walkthrough-questions.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { ButtonLink } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import * as words from '../words/office/en.ts'
import { questionUrl } from './question-url.ts'

/** The end of the walkthrough and its overview: each question with its state, and what comes after. */
export function AllQuestions({ questions }: { questions: readonly Question[] }) {
  const left = questions.filter(({ state }) => state !== 'answered')
  const next = findNextQuestion(questions) ?? left[0]?.name
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="grid gap-2">
        <h2 className="text-xl">{left.length > 0 ? words.notReady({ count: left.length }) : words.ready}</h2>
        {left.length === 0 && <p className="text-ink-soft">{words.readyHint}</p>}
        {next && (
          <ButtonLink to={questionUrl(next)} className="justify-self-start">
            {words.continueSetup}
          </ButtonLink>
        )}
      </div>
      <ol className="grid divide-y divide-line rounded-card border border-line bg-paper px-4">
        {questions.map(({ name, state }) => (
          <li key={name} className="flex items-center justify-between gap-4 py-1">
            <TextLink to={questionUrl(name)}>{words.questions[name].title}</TextLink>
            <Badge tone={state === 'answered' ? 'success' : 'attention'}>{words.states[state]}</Badge>
          </li>
        ))}
      </ol>
      <section className="grid justify-items-start gap-1">
        <h2 className="text-xl">{words.nextSteps}</h2>
        <TextLink to={sectionUrl('delivery')}>{words.addZones}</TextLink>
        <TextLink to={sectionUrl('staff')}>{words.inviteStaff}</TextLink>
        <TextLink to={sectionUrl('guide')}>{words.overview}</TextLink>
      </section>
    </div>
  )
}
