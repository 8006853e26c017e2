import type { ComponentProps, KeyboardEvent, Ref } from 'react'
import { useAutoFocus } from '#backoffice/ui/admin/use-auto-focus.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { joinParts } from '#ui/elements/join-parts.ts'
import { controlStyles, FieldFrame, type FieldLabels } from '#ui/forms/field-frame.tsx'
import { placeholderNames } from '../../text-placeholders-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { createFormatEdit, createPlaceholderEdit, type TextEdit, type TextFormat } from './text-formatting.ts'

type Props = Omit<ComponentProps<'textarea'>, 'ref'> &
  FieldLabels & {
    ref: Ref<HTMLTextAreaElement>
    /** Receives the whole text if the browser could not insert the edit with undo. */
    onTextEdit: (typed: string) => void
    /** False in a form that has other fields before it. */
    startsFocused?: boolean
  }

const labels: Record<TextFormat, string> = words.marks
const shortcuts: Partial<Record<TextFormat, string>> = words.shortcuts
const formats: TextFormat[] = ['bold', 'italic', 'heading', 'subheading', 'list', 'numbers', 'link']
const formatByKey: Record<string, TextFormat> = { b: 'bold', i: 'italic', k: 'link' }

/** Text area for markup, with toolbar buttons and keyboard shortcuts. Focused when opened, unless `startsFocused` is false. */
export function RichTextField({ label, hint, error, ref, onTextEdit, startsFocused = true, ...area }: Props) {
  const typed = useAutoFocus<HTMLTextAreaElement>(startsFocused, { scroll: true })
  const put: EditText = (createEdit) => {
    const { current } = typed
    if (!current) return
    const { value, selectionStart: start, selectionEnd: end } = current
    applyEdit(current, createEdit({ value, start, end }), onTextEdit)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = (event.ctrlKey || event.metaKey) && !event.altKey && formatByKey[event.key.toLowerCase()]
    if (!mark) return
    event.preventDefault()
    put((chosen) => createFormatEdit(mark, chosen))
  }
  return (
    <FieldFrame label={label} hint={joinParts([words.howToWrite, ' ', hint])} error={error}>
      {(control) => (
        <>
          <FormatToolbar put={put} />
          <textarea
            rows={6}
            className={classNames(
              controlStyles,
              'field-sizing-content min-h-[calc(6lh+1.375rem)]! max-h-[70vh] wrap-anywhere',
            )}
            {...area}
            {...control}
            onKeyDown={onKeyDown}
            ref={(element) => {
              typed.current = element
              if (typeof ref === 'function') ref(element)
            }}
          />
        </>
      )}
    </FieldFrame>
  )
}

type EditText = (createEdit: (chosen: { value: string; start: number; end: number }) => TextEdit) => void

const FormatToolbar = ({ put }: { put: EditText }) => (
  <div role="toolbar" aria-label={words.tools} className="mb-3 flex flex-wrap gap-1.5">
    {formats.map((mark) => (
      <button
        key={mark}
        type="button"
        title={shortcuts[mark]}
        onClick={() => put((chosen) => createFormatEdit(mark, chosen))}
        className={buttonStyles}
      >
        {labels[mark]}
      </button>
    ))}
    <select
      aria-label={words.insertFact}
      value=""
      onChange={(event) => put((chosen) => createPlaceholderEdit(event.target.value, chosen))}
      className={buttonStyles}
    >
      <option value="" disabled>
        {words.insertFact}
      </option>
      {placeholderNames.map((name) => (
        <option key={name} value={name}>
          {words.facts[name]}
        </option>
      ))}
    </select>
  </div>
)

const buttonStyles =
  'min-h-11 rounded-field border border-edge bg-paper px-3 text-sm font-medium hover:bg-tint-leaf'

/** Changes the text area's text and selection so that the browser's undo can revert it. */
function applyEdit(
  area: HTMLTextAreaElement,
  { from, to, text, select }: TextEdit,
  onTextEdit: Props['onTextEdit'],
) {
  const { value } = area
  area.focus()
  area.setSelectionRange(from, to)
  // `execCommand` is the only way to keep undo; without it, only undo is lost.
  if (!document.execCommand?.('insertText', false, text))
    onTextEdit(value.slice(0, from) + text + value.slice(to))
  area.setSelectionRange(...select)
}
