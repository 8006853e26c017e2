import { refuse } from '#http/calls/refusal.ts'
import { formatPlaceholder, type TemplateProblem } from '../mail-template.ts'
import { sentences } from '../words/office/section/index.ts'

/** The refusal of an invalid template, with a message for the subject and the body. */
export function refuseTemplate(problems: TemplateProblem[]) {
  const fields = Object.fromEntries(problems.map((problem) => [problem.at, describeProblem(problem)]))
  return refuse(400, 'INVALID', sentences.fieldsWrong, { fields })
}

function describeProblem(problem: TemplateProblem) {
  if (problem.what === 'brace') return sentences.problems.brace
  const field = formatPlaceholder(problem.field)
  switch (problem.what) {
    case 'unknown':
      return sentences.problems.unknown({ field })
    case 'not-in-subject':
      return sentences.problems.notInSubject({ field })
    case 'not-alone':
      return sentences.problems.notAlone({ field })
    case 'missing':
      return sentences.problems.missing({ field })
  }
}
