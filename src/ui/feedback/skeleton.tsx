import type { ReactNode } from 'react'
import { classNames } from '../elements/class-names.ts'

/** A placeholder for loading content; `words` is its text for screen readers. Compose it from `SkeletonBlock`s. */
export function Skeleton({
  words,
  className,
  children,
}: {
  words: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status">
      <span className="sr-only">{words}</span>
      <div aria-hidden className={className}>
        {children}
      </div>
    </div>
  )
}

/** A shimmering block; the class gives it the size of the content. */
export function SkeletonBlock({ className }: { className: string }) {
  return <div className={classNames('animate-shimmer rounded-field bg-line/70', className)} />
}

/** Placeholders for product or category cards. The class sets the grid's columns. */
export function SkeletonCards({
  words,
  count = 8,
  className,
  withAction,
}: {
  words: string
  count?: number
  className?: string
  /** The cards have a button below their texts. */
  withAction?: boolean
}) {
  return (
    <Skeleton words={words} className={className}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="rounded-card bg-paper pb-4">
          <SkeletonBlock className="aspect-square w-full rounded-b-none" />
          <SkeletonBlock className="mx-3 mt-4 h-5" />
          <SkeletonBlock className="mx-3 mt-2 h-4 w-2/3" />
          <SkeletonBlock className="mx-3 mt-3 h-5 w-1/3" />
          {withAction && <SkeletonBlock className="mx-3 mt-16 h-11 rounded-full" />}
        </div>
      ))}
    </Skeleton>
  )
}

/** Placeholders for the lines of a list or form. */
export function SkeletonLines({ words, count = 5 }: { words: string; count?: number }) {
  return (
    <Skeleton words={words} className="grid gap-3">
      {Array.from({ length: count }, (_, at) => (
        <SkeletonBlock key={at} className="h-14 w-full" />
      ))}
    </Skeleton>
  )
}
