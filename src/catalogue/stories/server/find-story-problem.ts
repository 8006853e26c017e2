import { type WrongField, wrongField } from '#catalogue/products/server/change-refusals.ts'
import { samplePlaceholders } from '#shopfront/pages/text-placeholders-contract.ts'
import { parseRichText } from '#values/rich-text/parse-rich-text.ts'
import type { TextProblem } from '#values/rich-text/rich-text.ts'
import type { EditedStory } from '../contract.ts'
import { officeSentences } from '../words/index.ts'

type Checked = Pick<
  EditedStory,
  'kind' | 'state' | 'body' | 'servings' | 'minutes' | 'ingredients' | 'steps' | 'translations'
>

/**
 * Why a recipe or story can't be saved: a forbidden link or an unknown placeholder in its text, or a published one that
 * lacks what its page shows. A draft may be incomplete.
 */
export function findStoryProblem(story: Checked): WrongField | undefined {
  for (const [field, body] of [
    ['body', story.body],
    ...Object.values(story.translations).map((texts) => ['translations', texts?.body ?? ''] as const),
  ] as const) {
    const [problem] = parseRichText(body, samplePlaceholders).problems
    if (problem) return wrongField(field, describeProblem(problem))
  }
  if (story.state !== 'published') return undefined
  if (story.kind === 'story') return story.body ? undefined : wrongField('body', officeSentences.bodyMissing)
  if (!story.ingredients) return wrongField('ingredients', officeSentences.ingredientsMissing)
  if (!story.steps) return wrongField('steps', officeSentences.stepsMissing)
  if (story.servings === null) return wrongField('servings', officeSentences.servingsInvalid)
  if (story.minutes === null) return wrongField('minutes', officeSentences.minutesInvalid)
  return undefined
}

const describeProblem = ({ kind, typed }: TextProblem) =>
  kind === 'link' ? officeSentences.wrongLink({ typed }) : officeSentences.unknownField({ typed })
