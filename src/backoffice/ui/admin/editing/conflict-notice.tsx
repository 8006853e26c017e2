import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as words from '../../words/office/en.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import type { FormFields } from './form-fields.ts'
import type { Conflict } from './use-edit.ts'

type Props<Values extends FieldValues> = {
  conflict: Conflict<Values>
  fields: FormFields<Values>
  /** The current form values. */
  shown: Values
  onChoose: (values: Values) => void
}

/** Shows what somebody else saved while the form was open; fields that both changed are decided one by one. */
export function ConflictNotice<Values extends FieldValues>(props: Props<Values>) {
  const { conflict, fields, shown, onChoose } = props
  const { before, theirs, mine, clashes, taken } = conflict
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is shown anew.
  useEffect(() => notice.current?.focus(), [conflict])
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={words.changedMeanwhile}
      className="grid gap-4 rounded-card bg-tint-turmeric p-4 outline-none"
    >
      <p role="alert" className="font-semibold">
        {conflict.sentence}
      </p>
      {clashes.map((name) => (
        <ConflictChoice
          key={name}
          title={fields.labels[name]}
          before={fields.formatValue(before, name)}
          mine={fields.formatValue(mine, name)}
          theirs={fields.formatValue(theirs, name)}
          isTheirs={fields.text(shown, name) === fields.text(theirs, name)}
          onChoose={(chosen) => onChoose({ ...shown, [name]: (chosen === 'mine' ? mine : theirs)[name] })}
        />
      ))}
      {taken.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold">{words.shownAsTheyAre}</p>
          <ul className="mt-1 list-disc pl-5">
            {taken.map((name) => (
              <li key={name}>
                {fields.labels[name]}: {fields.formatValue(before, name)} → {fields.formatValue(theirs, name)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-sm">{words.nothingIsLost}</p>
    </section>
  )
}
