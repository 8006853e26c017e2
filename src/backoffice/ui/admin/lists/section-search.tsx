import { useEffect, useEffectEvent, useState } from 'react'
import { subscribeToCore } from '#browser/router/core.ts'
import { useLocation } from '#browser/router/hooks.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { useSectionQuery } from '../calls/use-section-query.ts'
import { useAutoFocus } from '../use-auto-focus.ts'
import { SearchInput } from './search-input.tsx'

const pauseMs = 300

type Props = {
  label: string
  name?: string
  /** For a label that would be cut off in a narrow field. */
  wide?: boolean
  /** Focus the field when the section opens. */
  focusOnOpen?: boolean
}

/** Search-as-you-type for a section's list. The query is kept in the URL; all typing is one history entry. */
export function SectionSearch({ label, name = 'q', wide, focusOnOpen }: Props) {
  const field = useAutoFocus<HTMLInputElement>(focusOnOpen)
  const { key } = useLocation()
  const [query, change] = useSectionQuery()
  const queryText = query.get(name) ?? ''
  const [typed, setTyped] = useState(queryText)
  const [seenQueryText, setSeenQueryText] = useState(queryText)
  // The Back button or a link has changed the query, so the input follows it.
  if (seenQueryText !== queryText) {
    setSeenQueryText(queryText)
    if (typed.trim() !== queryText) setTyped(queryText)
  }
  const search = useEffectEvent(
    (words: string) => words !== queryText && change({ [name]: words }, { replace: queryText !== '' }),
  )
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pauseMs)
    // Whoever follows a link within the pause must not be taken back to the list. If the list is still there after the
    // navigation, the pause starts again.
    const unsubscribe = subscribeToCore(({ location, navigation }) => {
      if (navigation?.state === 'loading' || (location && location.key !== key)) clearTimeout(timer)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [typed, key])
  return (
    <search className={classNames('relative block w-full', !wide && 'sm:max-w-sm')}>
      <SearchInput
        ref={field}
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </search>
  )
}
