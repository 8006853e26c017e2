import { RingIcon } from '../elements/icons.tsx'

/** A spinner beside text; hidden from screen readers. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <RingIcon className={`shrink-0 animate-spin ${className}`} />
}
