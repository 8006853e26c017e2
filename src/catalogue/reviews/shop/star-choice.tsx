import type { UseFormRegisterReturn } from 'react-hook-form'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import { allStars } from '../rules/review.ts'
import * as words from '../words/en.ts'

type Props = { id: string; field: UseFormRegisterReturn; chosen: number; error: string | undefined }

const ascending = [...allStars].reverse()

/** One to five stars as radio buttons. The glyph shows the choice too, for forced colours. */
export function StarChoice({ id, field, chosen, error }: Props) {
  const notes = error ? { error } : {}
  return (
    <fieldset {...describedBy(id, notes)}>
      <legend className="mb-1 text-sm font-semibold">{words.stars}</legend>
      <div className="flex flex-wrap items-center">
        {ascending.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-field text-3xl leading-none text-turmeric-dark has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ink"
          >
            <input type="radio" value={stars} className="sr-only" {...field} />
            <span aria-hidden="true">{stars <= chosen ? '★' : '☆'}</span>
            <span className="sr-only">{`${words.starsOf({ stars })}: ${words.starLabels[stars]}`}</span>
          </label>
        ))}
        <span aria-hidden="true" className="ml-3">
          {ascending.map((stars) => stars === chosen && words.starLabels[stars])}
        </span>
      </div>
      <FieldNotes id={id} {...notes} />
    </fieldset>
  )
}
