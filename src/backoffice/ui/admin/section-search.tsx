import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '#ui/elements/class-names.ts'
import { SearchInput } from './search-input.tsx'
import { useFocusAtOnce } from './use-focus-at-once.ts'
import { useSectionQuery } from './use-section-query.ts'

const pauseMs = 300

type Props = {
  label: string
  name?: string
  /** For a label that a narrow field would cut. */
  wide?: boolean
  /** For a section that is opened to find somebody: typing begins at once. */
  atOnce?: boolean
}

/** Searches a section's list while somebody types; the words stand in the address, and are one step for Back. */
export function SectionSearch({ label, name = 'q', wide, atOnce }: Props) {
  const field = useFocusAtOnce<HTMLInputElement>(atOnce)
  const [query, change] = useSectionQuery()
  const wanted = query.get(name) ?? ''
  const [typed, setTyped] = useState(wanted)
  const [known, setKnown] = useState(wanted)
  // Back, or a link, has changed the address.
  if (known !== wanted) {
    setKnown(wanted)
    if (typed.trim() !== wanted) setTyped(wanted)
  }
  const search = useEffectEvent(
    (words: string) => words !== wanted && change({ [name]: words }, { replace: wanted !== '' }),
  )
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
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
