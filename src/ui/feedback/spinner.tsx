import { RingIcon } from '../elements/icons.tsx'

/** A turning ring beside words that say what is going on; silent for a screen reader. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <RingIcon className={`shrink-0 animate-spin ${className}`} />
}
