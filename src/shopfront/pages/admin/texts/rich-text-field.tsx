import type { ComponentProps, KeyboardEvent, Ref } from 'react'
import { useFocusAtOnce } from '#backoffice/ui/admin/use-focus-at-once.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { inOrder } from '#ui/elements/in-order.ts'
import { controlLook, FieldFrame, type FieldWords } from '#ui/forms/field-frame.tsx'
import { fieldNames } from '../../text-fields-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { type Mark, type Put, putFact, putMark } from './put-mark.ts'

type Props = Omit<ComponentProps<'textarea'>, 'ref'> &
  FieldWords & {
    ref: Ref<HTMLTextAreaElement>
    /** Takes the whole text where a mark could not be put as if it had been typed. */
    onPut: (typed: string) => void
  }

const labels: Record<Mark, string> = words.marks
const shortcuts: Partial<Record<Mark, string>> = words.shortcuts
const marks: Mark[] = ['bold', 'italic', 'heading', 'subheading', 'list', 'numbers', 'link']
const byKey: Record<string, Mark> = { b: 'bold', i: 'italic', k: 'link' }

/** A text with looks: typed as it is, with buttons and keys for its marks. Who opens it writes at once. */
export function RichTextField({ label, hint, error, ref, onPut, ...area }: Props) {
  const typed = useFocusAtOnce<HTMLTextAreaElement>(true, { scroll: true })
  const put: PutIn = (what) => {
    const { current } = typed
    if (!current) return
    const { value, selectionStart: start, selectionEnd: end } = current
    putInto(current, what({ value, start, end }), onPut)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = (event.ctrlKey || event.metaKey) && !event.altKey && byKey[event.key.toLowerCase()]
    if (!mark) return
    event.preventDefault()
    put((chosen) => putMark(mark, chosen))
  }
  return (
    <FieldFrame label={label} hint={inOrder([words.howToWrite, ' ', hint])} error={error}>
      {(control) => (
        <>
          <Tools put={put} />
          <textarea
            rows={16}
            className={classNames(controlLook, 'field-sizing-content max-h-[70vh] wrap-anywhere')}
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

type PutIn = (what: (chosen: { value: string; start: number; end: number }) => Put) => void

const Tools = ({ put }: { put: PutIn }) => (
  <div role="toolbar" aria-label={words.tools} className="mb-3 flex flex-wrap gap-1.5">
    {marks.map((mark) => (
      <button
        key={mark}
        type="button"
        title={shortcuts[mark]}
        onClick={() => put((chosen) => putMark(mark, chosen))}
        className={buttonLook}
      >
        {labels[mark]}
      </button>
    ))}
    <select
      aria-label={words.insertFact}
      value=""
      onChange={(event) => put((chosen) => putFact(event.target.value, chosen))}
      className={buttonLook}
    >
      <option value="" disabled>
        {words.insertFact}
      </option>
      {fieldNames.map((name) => (
        <option key={name} value={name}>
          {words.facts[name]}
        </option>
      ))}
    </select>
  </div>
)

const buttonLook =
  'min-h-11 rounded-field border border-edge bg-paper px-3 text-sm font-medium hover:bg-tint-leaf'

/** As if it had been typed, so that the browser's own undo takes it back. */
function putInto(area: HTMLTextAreaElement, { from, to, words: put, select }: Put, onPut: Props['onPut']) {
  const { value } = area
  area.focus()
  area.setSelectionRange(from, to)
  // The only way that keeps the browser's undo; where a browser has given it up, no more than that is lost.
  if (!document.execCommand?.('insertText', false, put)) onPut(value.slice(0, from) + put + value.slice(to))
  area.setSelectionRange(...select)
}
