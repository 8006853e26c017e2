import { useId } from 'react'
import * as words from '../../words/office/en.ts'

type Choice = 'mine' | 'theirs'

type Props = {
  /** The field's label. */
  title: string
  before: string
  mine: string
  theirs: string
  /** Undefined while nothing is chosen. */
  isTheirs: boolean | undefined
  onChoose: (chosen: Choice) => void
}

/** Radio buttons to choose between two conflicting values. Choice and form field update each other. */
export function ConflictChoice({ title, before, mine, theirs, isTheirs, onChoose }: Props) {
  const name = useId()
  const choices: { choice: Choice; decision: string; value: string }[] = [
    { choice: 'mine', decision: words.keepMine, value: mine },
    { choice: 'theirs', decision: words.takeTheirs, value: theirs },
  ]
  return (
    <fieldset className="rounded-field bg-paper p-3">
      <legend className="float-left w-full text-sm font-semibold">{title}</legend>
      <p className="clear-left line-clamp-3 text-sm text-ink-soft">{words.before({ value: before })}</p>
      {choices.map(({ choice, decision, value }) => (
        <label key={choice} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={isTheirs === (choice === 'theirs')}
            onChange={() => onChoose(choice)}
            className="size-5 shrink-0 accent-leaf-dark"
          />
          <span className="min-w-0">
            <span className="font-semibold">{decision}</span> {value}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
