import { changedFields, type FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { formatTranslations } from '#backoffice/ui/admin/translations/other-languages.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { EditedStory } from '../contract.ts'
import type { StoryKind, StoryState } from '../story-input-contract.ts'
import * as words from '../words/office/en.ts'

/** A size in the form's list; `name` is shown while the list of products loads, or if it is not on sale. */
type ProductLine = { pack_id: string; quantity: string; name: string }

/** Form values of a recipe or story. */
export type StoryValues = {
  kind: StoryKind
  state: StoryState
  title: string
  summary: string
  person: string
  place: string
  servings: string
  minutes: string
  ingredients: string
  steps: string
  body: string
  products: ProductLine[]
  translations: EditedStory['translations']
  image: { stored: PictureView | null; file: File | null }
  alt: string
}

export const blankStory: StoryValues = {
  kind: 'recipe',
  state: 'draft',
  title: '',
  summary: '',
  person: '',
  place: '',
  servings: '',
  minutes: '',
  ingredients: '',
  steps: '',
  body: '',
  products: [],
  translations: {},
  image: { stored: null, file: null },
  alt: '',
}

export const storyValuesOf = (story: EditedStory): StoryValues => ({
  kind: story.kind,
  state: story.state,
  title: story.title,
  summary: story.summary,
  person: story.person,
  place: story.place,
  servings: String(story.servings ?? ''),
  minutes: String(story.minutes ?? ''),
  ingredients: story.ingredients,
  steps: story.steps,
  body: story.body,
  products: story.products.map(({ pack_id, quantity, name, on_sale }) => ({
    pack_id: String(pack_id),
    quantity: String(quantity),
    name: on_sale ? name : words.notOnSale({ name }),
  })),
  translations: story.translations,
  image: { stored: story.picture, file: null },
  alt: story.alt,
})

export const storyFormFields: FormFields<StoryValues> = {
  names: [
    'kind',
    'state',
    'title',
    'summary',
    'person',
    'place',
    'servings',
    'minutes',
    'ingredients',
    'steps',
    'body',
    'products',
    'translations',
    'image',
    'alt',
  ],
  labels: words.fields,
  pictureField: 'image',
  text: (values, field) => {
    switch (field) {
      case 'image':
        return values.image.file ? 'new' : (values.image.stored?.url ?? '')
      case 'products':
        return serializeLines(values.products)
      case 'translations': {
        const filled = withoutBlanks(values.translations)
        return Object.keys(filled).length === 0 ? '' : JSON.stringify(filled)
      }
      default:
        return values[field].trim()
    }
  },
  formatValue: (values, field) => {
    switch (field) {
      case 'image':
        return values.image.file?.name ?? (values.image.stored ? words.storedPicture : words.noPicture)
      case 'products':
        return (
          values.products.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ') || words.nothing
        )
      case 'translations':
        return formatTranslations(values.translations)
      case 'kind':
        return words.kinds[values.kind]
      case 'state':
        return words.states[values.state]
      default:
        return values[field] || words.nothing
    }
  },
}

const serializeLines = (lines: ProductLine[]) =>
  JSON.stringify(
    lines.map(({ pack_id, quantity }) => ({ pack_id: Number(pack_id), quantity: Number(quantity) })),
  )

/** The first problem of the list of products; undefined if there is none. */
export function productLinesProblem(lines: ProductLine[]) {
  if (lines.some(({ pack_id }) => pack_id === '')) return words.productMissing
  if (
    lines.some(({ quantity }) => !/^\d{1,2}$/.test(quantity) || Number(quantity) < 1 || Number(quantity) > 20)
  )
    return words.quantityInvalid
  if (new Set(lines.map(({ pack_id }) => pack_id)).size < lines.length) return words.productTwice
  return undefined
}

/** The request body of a new one. `isConfirmed`: the merchant has confirmed the claims in its texts. */
export function newStoryFormData(values: StoryValues, key: string, isConfirmed: boolean) {
  const form = new FormData()
  form.append('form_key', key)
  appendFields(form, values, [...storyFormFields.names])
  return finish(form, values, isConfirmed)
}

/** The request body of an edit: the fields changed since it was opened, and the version it was opened at. */
export function editedStoryFormData(opened: EditedStory, values: StoryValues, isConfirmed: boolean) {
  const form = new FormData()
  form.append('version', String(opened.version))
  appendFields(form, values, changedFields(storyFormFields, storyValuesOf(opened), values))
  return finish(form, values, isConfirmed)
}

function appendFields(form: FormData, values: StoryValues, names: (keyof StoryValues)[]) {
  for (const name of names) if (name !== 'image') form.append(name, storyFormFields.text(values, name))
}

/** The file comes last, after the fields that the server checks first. */
function finish(form: FormData, { image }: StoryValues, isConfirmed: boolean) {
  if (isConfirmed) form.append('claims_confirmed', 'true')
  if (image.file) form.append('image', image.file)
  return form
}
