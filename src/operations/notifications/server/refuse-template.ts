import { refuse } from '#http/calls/refusal.ts'
import { formatPlaceholder, type TemplateProblem } from '../mail-template.ts'
import { sectionSentences } from '../words/index.ts'

/** The refusal (400) of an invalid template, with a message for the subject, the body or both. */
export function refuseTemplate(problems: TemplateProblem[]) {
  const fields = Object.fromEntries(problems.map((problem) => [problem.at, describeProblem(problem)]))
  return refuse(400, 'INVALID', sectionSentences.fieldsWrong, { fields })
}

function describeProblem(problem: TemplateProblem) {
  if (problem.what === 'brace') return sectionSentences.problems.brace
  const field = formatPlaceholder(problem.field)
  switch (problem.what) {
    case 'unknown':
      return sectionSentences.problems.unknown({ field })
    case 'not-in-subject':
      return sectionSentences.problems.notInSubject({ field })
    case 'not-alone':
      return sectionSentences.problems.notAlone({ field })
    case 'missing':
      return sectionSentences.problems.missing({ field })
  }
}
