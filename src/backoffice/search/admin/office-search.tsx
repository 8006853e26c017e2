import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { SearchInput } from '#backoffice/ui/admin/lists/search-input.tsx'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { errorMessageOf } from '#browser/error-message.ts'
import { focusMain } from '#browser/focus-main.ts'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { CloseButton, overlayStyles } from '#ui/feedback/dialog.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useRestoreFocus } from '#ui/feedback/use-restore-focus.ts'
import { isSearchable, longestSearch } from '../rules/search-length.ts'
import * as words from '../words/office/en.ts'
import { listEntries, listMatches, listRecent, type Result } from './list-groups.ts'
import { entriesOf, type ListedSection } from './office-entries.ts'
import { listRecentlyOpened, rememberOpened } from './recently-opened.ts'
import { optionId, ResultList } from './result-list.tsx'
import { useMatches } from './use-matches.ts'

type Props = {
  /** The sections that whoever is logged in may open. */
  sections: readonly ListedSection[]
  onClose: () => void
}

/** The dialog that searches everything; it fills the screen of a phone. */
export default function OfficeSearch({ sections, onClose }: Props) {
  const focusBack = useRestoreFocus()
  const hasFollowed = useRef(false)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusBack.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            if (!hasFollowed.current) return focusBack.onCloseAutoFocus(event)
            event.preventDefault()
            focusMain()
          }}
          className="fixed inset-0 z-50 flex animate-fade-in flex-col bg-paper sm:inset-x-4 sm:top-[8dvh] sm:bottom-auto sm:mx-auto sm:max-h-[84dvh] sm:max-w-2xl sm:rounded-card sm:shadow-lift"
        >
          <Radix.Title className="sr-only">{words.title}</Radix.Title>
          <Search
            sections={sections}
            onFollow={() => {
              hasFollowed.current = true
              onClose()
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type SearchProps = { sections: readonly ListedSection[]; onFollow: () => void }

function Search({ sections, onFollow }: SearchProps) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { groups, answer, remember } = useResults(sections, typed)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const [active, setActive] = useState(0)
  /** How many results don't depend on the answer that is still to come; only they can be chosen. */
  const certain = answer.isPending ? count - answer.count : count
  const chosen = active < certain ? active : undefined
  const [isWaiting, setIsWaiting] = useState(false)
  // Enter came before the answer: its first result is opened when it is there.
  useEffect(() => {
    if (!isWaiting || answer.isPending) return
    setIsWaiting(false)
    document.getElementById(optionId(id, 0))?.click()
  }, [isWaiting, answer.isPending, id])
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' })
  }, [active, id])

  const press = (event: KeyboardEvent) => {
    // Enter and arrows may belong to an input method, such as one for Tamil.
    if (event.nativeEvent.isComposing) return
    const next = nextOption(event.key, active, certain)
    if (next !== undefined) setActive(next)
    else if (event.key !== 'Enter') return
    else if (chosen !== undefined) document.getElementById(optionId(id, chosen))?.click()
    else setIsWaiting(answer.isPending)
    event.preventDefault()
  }
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line p-3">
        <search className="relative block min-w-0 flex-1">
          <SearchInput
            ref={field}
            label={words.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setActive(0)
              setIsWaiting(false)
            }}
            onKeyDown={press}
            maxLength={longestSearch}
            autoComplete="off"
            enterKeyHint="go"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? id : undefined}
            aria-activedescendant={chosen === undefined ? undefined : optionId(id, chosen)}
          />
        </search>
        <CloseButton />
      </div>
      {count > 0 && (
        <div className="min-h-0 overflow-y-auto overscroll-contain">
          <ResultList
            id={id}
            groups={groups}
            active={chosen}
            busy={answer.isPending}
            onFollow={(result) => {
              remember(result)
              onFollow()
            }}
          />
        </div>
      )}
      {/* Below the scrolling list, so that a failure is seen however much is found without an answer. */}
      <div className="shrink-0 pb-[env(safe-area-inset-bottom)]">
        <Status
          {...answer}
          typed={typed}
          count={count}
          retry={() => {
            // The button disappears.
            field.current?.focus()
            answer.retry()
          }}
        />
      </div>
    </>
  )
}

/** The groups of results, and what is known of the answer; `count` of its results. */
function useResults(sections: readonly ListedSection[], typed: string) {
  const { user } = useVisitor()
  const { may } = useRights()
  const { matches, ...answer } = useMatches(typed)
  const entries = useMemo(() => entriesOf(sections), [sections])
  const userId = user === 'unknown' ? undefined : user?.id
  const recent = useMemo(() => (userId === undefined ? [] : listRecentlyOpened(userId)), [userId])
  const allowed = recent.filter(({ section }) => sections.some(({ key }) => key === section))
  const found = listMatches(matches, { typed, may })
  return {
    groups: typed === '' ? listRecent(allowed) : [...listEntries(entries, typed), ...found],
    answer: { ...answer, count: found.reduce((sum, { items }) => sum + items.length, 0) },
    remember: (result: Result) => userId !== undefined && !result.isPrivate && rememberOpened(userId, result),
  }
}

/** The result that a key leads to, around the ends; undefined for other keys. */
function nextOption(key: string, active: number, count: number) {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  return key === 'ArrowUp' ? (active + count - 1) % count : undefined
}

type StatusProps = { typed: string; count: number } & Omit<ReturnType<typeof useMatches>, 'matches'>

/** What is going on, in words; a screen reader also hears how much was found. */
function Status({ typed, count, isPending, isSlow, failed, retry }: StatusProps) {
  const sentence = statusOf({ typed, count, isPending, isSlow })
  if (failed)
    return (
      <div className="px-5 py-4">
        <ErrorState sentence={errorMessageOf(failed, words.notSearched)} onRetry={retry} />
      </div>
    )
  return (
    <p role="status" className={sentence ? 'px-5 py-4 text-ink-soft' : 'sr-only'}>
      {sentence ?? words.found({ count })}
    </p>
  )
}

function statusOf({
  typed,
  count,
  isPending,
  isSlow,
}: Pick<StatusProps, 'typed' | 'count' | 'isPending' | 'isSlow'>) {
  if (typed === '') return count > 0 ? undefined : words.startTyping
  if (isPending) return isSlow ? words.takesLong : words.searching
  if (count > 0) return undefined
  return isSearchable(typed) ? words.nothingFound({ typed }) : words.tooShort
}
