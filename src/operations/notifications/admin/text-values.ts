import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { findProblems, type MailText, type TextProblem, typedField } from '../read-text.ts'
import * as words from '../words/office/section/en.ts'

export const textFields: FormFields<MailText> = {
  names: ['subject', 'body'],
  words: words.textFields,
  text: (values, name) => values[name].trim(),
  inWords: (values, name) => values[name],
}

/** Why one of the two cannot be saved, as a sentence at its field. */
export const ruleOf = (at: keyof MailText, allowed: readonly string[]) => ({
  validate: (typed: string) => {
    const none = { subject: '', body: '' }
    const [problem] = findProblems({ ...none, [at]: typed }, allowed)
    return problem && sentenceOf(problem)
  },
})

function sentenceOf(problem: TextProblem) {
  if (problem.what === 'brace') return words.problems.brace
  const field = typedField(problem.field)
  if (problem.what === 'unknown') return words.problems.unknown({ field })
  if (problem.what === 'missing') return words.problems.missing({ field })
  return problem.what === 'not-alone'
    ? words.problems.notAlone({ field })
    : words.problems.notInSubject({ field })
}
