import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import type { QuestionName } from '#shopfront/onboarding/rules/walkthrough-questions.ts'

/** URL of a question; of the one where the walkthrough was left; or of the list of all questions. */
export const questionUrl = (question: QuestionName | 'next' | 'all') => sectionUrl('guide', { question })
