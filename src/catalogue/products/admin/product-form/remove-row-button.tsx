import { TrashIcon } from '#ui/elements/lazy-icons.tsx'

/** A bin icon that removes a row from a list in a form. */
export const RemoveRowButton = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onRemove}
    className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-tint-leaf"
  >
    <TrashIcon className="size-5" />
  </button>
)
