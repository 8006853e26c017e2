import { useOnboarding } from '#shopfront/onboarding/admin/use-onboarding.ts'
import type { Onboarding } from '#shopfront/onboarding/contract.ts'
import { findNextQuestion } from '#shopfront/onboarding/rules/walkthrough-questions.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/office/en.ts'
import { AllQuestions } from './all-questions.tsx'
import { QuestionScreen } from './question-screen.tsx'

/**
 * The setup as a walkthrough, one question a screen.
 * @param asked the question in the URL; anything else goes on where the merchant left off, on any device
 */
export function Walkthrough({ asked }: { asked: string }) {
  const { data, failed, loading, reload, change } = useOnboarding()
  if (!data) {
    if (!failed) return <SkeletonLines words={words.loading} count={6} />
    return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  }
  const show = (guide: Onboarding) => change(() => guide)
  const chosen = data.questions.find(({ name }) => name === asked)?.name
  const name = chosen ?? (asked === 'all' ? undefined : findNextQuestion(data.questions))
  if (!name) return <AllQuestions questions={data.questions} />
  return <QuestionScreen key={name} name={name} guide={data} show={show} />
}
