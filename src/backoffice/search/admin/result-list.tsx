import { type ReactNode, useId } from 'react'
import { Link } from '#browser/router/link.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import * as words from '../words/office/en.ts'
import type { Result, ResultGroup } from './list-groups.ts'

type Props = {
  id: string
  groups: ResultGroup[]
  /** The position of the chosen result, counted through all groups. */
  active: number | undefined
  /** The shop hasn't answered yet: what it has found is for an earlier text. */
  busy: boolean
  onFollow: (result: Result) => void
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`

/** The results in their groups. The focus stays in the field; arrow keys move through them. */
export function ResultList({ id, groups, active, busy, onFollow }: Props) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.results}
      aria-busy={busy}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      className="grid gap-2 px-2 py-3"
    >
      {groups.map(({ key, items }, at) => (
        <Group key={key} title={words.groups[key]} isOutdated={busy && key in words.showAll}>
          {items.map((result, place) => (
            <Option
              key={result.to + result.title}
              result={result}
              id={optionId(id, (starts[at] ?? 0) + place)}
              isActive={(starts[at] ?? 0) + place === active}
              onFollow={onFollow}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

type GroupProps = { title: string; isOutdated: boolean; children: ReactNode }

function Group({ title, isOutdated, children }: GroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be part of a listbox.
    <div role="group" aria-labelledby={id} className={classNames(isOutdated && 'opacity-60')}>
      <p id={id} role="presentation" className="px-3 pt-1 pb-1 text-sm font-semibold text-ink-soft">
        {title}
      </p>
      {children}
    </div>
  )
}

type OptionProps = { result: Result; id: string; isActive: boolean; onFollow: (result: Result) => void }

const Option = ({ result, id, isActive, onFollow }: OptionProps) => (
  <Link
    to={result.to}
    role="option"
    id={id}
    aria-selected={isActive}
    tabIndex={-1}
    onClick={(event) => {
      // One that opens in another tab leaves the results open.
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow(result)
    }}
    className={classNames(
      'flex min-h-11 flex-col justify-center rounded-field px-3 py-1.5 outline-offset-[-2px] hover:bg-cream-deep',
      isActive && 'bg-tint-leaf outline-2 outline-leaf-dark',
    )}
  >
    <span className="font-medium wrap-anywhere">{result.title}</span>
    {result.detail && (
      <span className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{result.detail}</span>
    )}
  </Link>
)
