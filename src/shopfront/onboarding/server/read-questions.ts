import type { Row } from '#database/schema.ts'
import type { Settings } from '#settings/settings.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { areCustomized } from '#shopfront/settings/server/are-customized.ts'
import { initialSettings } from '#shopfront/settings/server/initial-settings.ts'
import { hasShopLocation } from '#shopfront/settings/server/is-opening-soon.ts'
import { type Question, type QuestionName, questionNames } from '../rules/walkthrough-questions.ts'

/** What the walkthrough's questions read of the shop besides its settings. */
type ShopProgress = {
  payments: boolean
  mail: boolean
  policies: boolean
  category: boolean
  product: boolean
  label: boolean
  publish: boolean
  order: boolean
}

/** Going on without an answer to these only skips them: there is nothing that could be kept. */
const mustBeSet: readonly QuestionName[] = [
  'officer',
  'payments',
  'mail',
  'category',
  'product',
  'label',
  'publish',
  'order',
]

type Needed = {
  facts: StoreSettings
  settings: Pick<Settings, 'demo' | 'publicUrl'>
  progress: ShopProgress
  marks: readonly Row<'guide_marks'>[]
}

/** Which questions of the walkthrough are answered according to the shop's data, and which were kept or skipped. */
export function readQuestions({ facts, settings, progress, marks }: Needed): Question[] {
  const { demo } = settings
  const isOwn = (...names: (keyof StoreSettings)[]) => areCustomized(facts, names)
  const hasValue = (value: string | readonly string[]) => (demo ? isOwn('shipping') : value.length > 0)
  const answered: Record<QuestionName, boolean> = {
    name: facts.name !== initialSettings(settings).name,
    about: isOwn('tagline', 'blurb'),
    logo: facts.logoSpec?.square !== undefined || facts.logoSpec?.wide !== undefined,
    palette: isOwn('palette'),
    contacts: isOwn('phones', 'email'),
    business: isOwn('legalName', 'address'),
    officer: facts.officer !== undefined,
    licence: facts.fssai !== undefined,
    tax: isOwn('tax'),
    area: demo ? isOwn('shipping') : hasShopLocation(facts),
    'postal-codes': hasValue(facts.shipping.postalCodes),
    times: hasValue(facts.shipping.deliveryDays),
    cash: facts.cashOnDelivery !== undefined,
    ...progress,
  }
  const leftOf = (name: QuestionName) => marks.find((mark) => mark.name === `question-${name}`)?.outcome
  return questionNames.map((name) => {
    const left = leftOf(name)
    if (answered[name] || (left === 'answered' && !mustBeSet.includes(name)))
      return { name, state: 'answered' }
    return { name, state: left === undefined ? 'open' : 'skipped' }
  })
}
