import type { ReactNode } from 'react'
import { type IconComponent, SproutIcon } from '../elements/icons.tsx'

type EmptyStateProps = {
  /** The specification's text, such as `Your cart is empty.` */
  sentence: string
  detail?: string
  icon?: IconComponent
  /** The next action: a `ButtonLink` or a `Button`. */
  children?: ReactNode
}

/** An empty list: a message and a next action. */
export function EmptyState({ sentence, detail, icon: Icon = SproutIcon, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-tint-leaf text-leaf-dark">
        <Icon className="size-9" strokeWidth={1.5} />
      </span>
      <div>
        <p className="text-lg font-semibold">{sentence}</p>
        {detail && <p className="mt-1 text-ink-soft">{detail}</p>}
      </div>
      {children}
    </div>
  )
}
