import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import {
  findTemplateProblems,
  formatPlaceholder,
  type MailTemplate,
  type TemplateProblem,
} from '../mail-template.ts'
import * as words from '../words/office/section/en.ts'

export const templateFields: FormFields<MailTemplate> = {
  names: ['subject', 'body'],
  labels: words.textFields,
  text: (values, name) => values[name].trim(),
  formatValue: (values, name) => values[name],
}

/**
 * A validation rule of React Hook Form for the subject or the body of a template. Its message says what is wrong.
 * @param allowed the names of the fields that the mail may contain
 */
export const fieldRule = (at: keyof MailTemplate, allowed: readonly string[]) => ({
  validate: (typed: string) => {
    const none = { subject: '', body: '' }
    const [problem] = findTemplateProblems({ ...none, [at]: typed }, allowed)
    return problem && describeProblem(problem)
  },
})

function describeProblem(problem: TemplateProblem) {
  if (problem.what === 'brace') return words.problems.brace
  const field = formatPlaceholder(problem.field)
  if (problem.what === 'unknown') return words.problems.unknown({ field })
  if (problem.what === 'missing') return words.problems.missing({ field })
  return problem.what === 'not-alone'
    ? words.problems.notAlone({ field })
    : words.problems.notInSubject({ field })
}
