import { classNames } from './class-names.ts'

/** The order statuses of decision S6 as words, each with its colour; colour is never the only sign. */
const statuses: Record<string, { word: string; look: string }> = {
  pending: { word: 'Pending', look: 'text-turmeric-dark' },
  paid: { word: 'Paid', look: 'text-leaf-dark' },
  delivered: { word: 'Delivered', look: 'text-success' },
  cancelled: { word: 'Cancelled', look: 'text-danger' },
}

/** How an order stands. A status this page does not know yet is shown as it came. */
export function StatusWord({ status }: { status: string }) {
  const { word, look } = statuses[status] ?? { word: status, look: 'text-ink-soft' }
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-semibold', look)}>
      <span aria-hidden className="size-2 rounded-full bg-current" />
      {word}
    </span>
  )
}
