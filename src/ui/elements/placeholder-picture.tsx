import * as words from '../words/en.ts'
import { classNames } from './class-names.ts'
import { SproutIcon } from './icons.tsx'
import { type Tint, tintGround } from './tint.ts'

/** Replaces a missing picture. The class gives the box its size and shape. */
export function PlaceholderPicture({ tint = 'leaf', className }: { tint?: Tint; className?: string }) {
  return (
    <span
      role="img"
      aria-label={words.noPicture}
      className={classNames('grid place-items-center text-leaf', tintGround[tint], className)}
    >
      <SproutIcon strokeWidth={1.25} className="size-1/4 min-h-8 min-w-8" />
    </span>
  )
}
