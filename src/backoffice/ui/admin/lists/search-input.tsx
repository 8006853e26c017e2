import type { ComponentProps } from 'react'
import { SearchIcon } from '#ui/elements/icons.tsx'

/** Search field; its label is also the placeholder. */
export const SearchInput = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <>
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={80}
      className="min-h-11 w-full rounded-full border border-edge bg-paper py-2 pr-4 pl-11 text-base placeholder:text-ink-soft"
      {...input}
    />
    <SearchIcon className="pointer-events-none absolute top-3 left-4 size-5 text-ink-soft" />
  </>
)
