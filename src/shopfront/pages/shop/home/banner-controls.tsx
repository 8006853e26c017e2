import { PauseIcon, PlayIcon } from '#ui/elements/icons.tsx'
import * as words from '#ui/words/en.ts'
import type { Rotation } from './use-rotation.ts'

type BannerControlsProps = Pick<Rotation, 'at' | 'go' | 'playing' | 'running' | 'setPlaying'> & {
  count: number
}

/** Dots and a pause button on the lower edge of the banner. */
export function BannerControls({ count, at, go, playing, running, setPlaying }: BannerControlsProps) {
  const Icon = playing ? PauseIcon : PlayIcon
  return (
    <div className="absolute right-3 bottom-3 flex rounded-full bg-paper/85 px-1 shadow-card md:right-6 md:bottom-5">
      {Array.from({ length: count }, (_, dot) => (
        <button
          key={dot}
          type="button"
          aria-label={words.slide({ number: dot + 1 })}
          aria-current={dot === at || undefined}
          onClick={() => go(dot)}
          className="group grid size-11 place-items-center rounded-full"
        >
          <span className="size-2.5 rounded-full border border-ink-soft group-aria-[current]:bg-leaf-dark" />
        </button>
      ))}
      <button
        type="button"
        aria-label={playing ? words.pause : words.play}
        onClick={() => setPlaying(!playing)}
        className="grid size-11 place-items-center rounded-full"
      >
        <Icon className="size-5" />
      </button>
      <span role="status" className="sr-only">
        {running ? '' : words.slideOf({ number: at + 1, count })}
      </span>
    </div>
  )
}
