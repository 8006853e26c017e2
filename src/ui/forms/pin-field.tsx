import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../elements/lazy-icons.tsx'
import * as words from '../words/en.ts'
import { describedBy, type FieldLabels, FieldNotes } from './field-frame.tsx'
import { backspaceIn, boxesFrom, type PinEntry, pinOf, typeInto } from './pin-entry.ts'

type PinFieldProps = FieldLabels & {
  /** The digits entered so far, '' to '1234'. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The first box, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
  name?: string
  /** Shows a button to reveal the digits. */
  canReveal?: boolean
  disabled?: boolean
}

/** Four boxes for a PIN: `<Controller name="pin" render={({ field }) => <PinField label="Pin" {...field} />} />`. */
export function PinField({ value, onChange, canReveal, label, hint, error, ...rest }: PinFieldProps) {
  const id = useId()
  const [revealed, setRevealed] = useState(false)
  const { name, ref, disabled, onBlur } = rest
  const { boxes, group, take, keyDown, paste } = usePinBoxes(value, onChange)
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })['aria-describedby']} onBlur={onBlur}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div ref={group} className="flex items-center gap-2.5">
        {boxes.map((digit, at) => (
          <input
            key={at}
            ref={at === 0 ? ref : undefined}
            name={name && `${name}-${at + 1}`}
            aria-label={words.digitOf({ number: at + 1, count: boxes.length })}
            aria-invalid={error ? true : undefined}
            type={revealed ? 'text' : 'password'}
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={digit}
            onFocus={(event) => event.currentTarget.select()}
            // Not `onChange`, which React does not fire if the same digit is typed again; the focus must still advance.
            onInput={(event) => take(typeInto(boxes, at, event.currentTarget.value))}
            onKeyDown={(event) => keyDown(event, at)}
            onPaste={(event) => paste(event, at)}
            className="h-13 w-full max-w-16 min-w-0 rounded-field border border-edge bg-paper text-center text-lg font-semibold text-ink disabled:bg-cream-deep aria-invalid:border-danger"
          />
        ))}
        {canReveal && <Reveal revealed={revealed} onToggle={() => setRevealed(!revealed)} />}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

/**
 * State and handlers of the boxes. It remembers which boxes are empty; the form only has the digits, and may set them
 * from outside.
 * @returns `take` applies a changed entry: it calls `onChange` and moves the focus
 */
function usePinBoxes(value: string, onChange: (value: string) => void) {
  const group = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(() => boxesFrom(value))
  const boxes = pinOf(own) === value ? own : boxesFrom(value)

  const focusBox = (at: number) => group.current?.querySelectorAll('input')[at]?.focus()
  const take = (entry: PinEntry) => {
    setOwn(entry.boxes)
    onChange(pinOf(entry.boxes))
    focusBox(entry.focus)
  }
  const keyDown = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Backspace') take(backspaceIn(boxes, at))
    else if (event.key === 'ArrowLeft') focusBox(at - 1)
    else if (event.key === 'ArrowRight') focusBox(at + 1)
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent, at: number) => {
    event.preventDefault()
    take(typeInto(boxes, at, event.clipboardData.getData('text')))
  }
  return { boxes, group, take, keyDown, paste }
}

function Reveal({ revealed, onToggle }: { revealed: boolean; onToggle: () => void }) {
  const Icon = revealed ? EyeOffIcon : EyeIcon
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={revealed ? words.hidePin : words.showPin}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-tint-leaf"
    >
      <Icon className="size-5" />
    </button>
  )
}
