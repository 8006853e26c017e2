import { useEffect, useEffectEvent, useState } from 'react'
import { SearchIcon } from '../../../ui/icons.tsx'
import { useSectionQuery } from './use-section-query.ts'

const pauseMs = 300

/** Searches a section's list while somebody types; the words stand in the address, and are one step for Back. */
export function SectionSearch({ label, name = 'q' }: { label: string; name?: string }) {
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
    <search className="relative block w-full sm:max-w-sm">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="min-h-11 w-full rounded-full border border-edge bg-paper py-2 pr-4 pl-11 text-base placeholder:text-ink-soft"
      />
      <SearchIcon className="pointer-events-none absolute top-3 left-4 size-5 text-ink-soft" />
    </search>
  )
}
