import { refuse } from '#http/calls/refusal.ts'
import { type TextProblem, typedField } from '../read-text.ts'
import { said } from '../words/office/section/index.ts'

/** A text with fields that cannot stand where they were typed: a sentence at each of its two. */
export function wrongFields(problems: TextProblem[]) {
  const fields = Object.fromEntries(problems.map((problem) => [problem.at, sentenceOf(problem)]))
  return refuse(400, 'INVALID', said.fieldsWrong, { fields })
}

function sentenceOf(problem: TextProblem) {
  if (problem.what === 'brace') return said.problems.brace
  const field = typedField(problem.field)
  switch (problem.what) {
    case 'unknown':
      return said.problems.unknown({ field })
    case 'not-in-subject':
      return said.problems.notInSubject({ field })
    case 'not-alone':
      return said.problems.notAlone({ field })
    case 'missing':
      return said.problems.missing({ field })
  }
}
