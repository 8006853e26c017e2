/** The questions of the walkthrough, in its order. Putting the first product on sale opens the shop, which a test order then tries. */
export const questionNames = [
  'name',
  'about',
  'logo',
  'palette',
  'contacts',
  'business',
  'officer',
  'licence',
  'tax',
  'area',
  'postal-codes',
  'times',
  'payments',
  'cash',
  'mail',
  'policies',
  'category',
  'product',
  'label',
  'publish',
  'order',
] as const
export type QuestionName = (typeof questionNames)[number]

/** `answered` according to the shop's data or by keeping what was there; `skipped` for now; otherwise `open`. */
export const questionStates = ['open', 'answered', 'skipped'] as const

export type Question = { name: QuestionName; state: (typeof questionStates)[number] }

/**
 * The question to show after this one: the next one that is open, otherwise the first one that is open.
 * @param after none: the walkthrough is opened, and goes on where it was left
 * @returns undefined if no question is open
 */
export function findNextQuestion(questions: readonly Question[], after?: QuestionName) {
  const at = questions.findIndex(({ name }) => name === after)
  const inOrder = [...questions.slice(at + 1), ...questions.slice(0, at + 1)]
  return inOrder.find(({ name, state }) => state === 'open' && name !== after)?.name
}
