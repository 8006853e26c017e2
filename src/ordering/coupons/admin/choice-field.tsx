import { useId } from 'react'

type Props<Choice extends string> = {
  label: string
  choices: Record<Choice, string>
  value: Choice
  onChange: (chosen: Choice) => void
}

/** One of a few choices, each in reach of a thumb. */
export function ChoiceField<Choice extends string>({ label, choices, value, onChange }: Props<Choice>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {(Object.entries(choices) as [Choice, string][]).map(([choice, text]) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => onChange(choice)}
            className="size-5 shrink-0 accent-leaf-dark"
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
