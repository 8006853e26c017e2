import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { Button } from '#ui/elements/button.tsx'
import type { LogoShape, StoredLogo } from '../../logo-contract.ts'
import * as words from '../../words/office/logos/en.ts'
import { LogoPicture } from './logo-picture.tsx'

type Props = {
  shape: LogoShape
  earlier: StoredLogo['earlier']
  busy: boolean
  onChoose: (version: number) => void
}

/** Earlier logos in a collapsible list; each can be restored. */
export function EarlierLogos({ shape, earlier, busy, onChoose }: Props) {
  if (earlier.length === 0) return null
  return (
    <details className="rounded-field border border-line px-4">
      <summary className="-mx-4 flex min-h-12 items-center px-4 font-semibold">{words.earlier}</summary>
      <ul className="divide-y divide-line">
        {earlier.map(({ version, picture, by, at }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <LogoPicture shape={shape} picture={picture} alt="" />
            <span className="text-sm text-ink-soft">{words.savedBy({ by, when: formatTimestamp(at) })}</span>
            <Button variant="quiet" busy={busy} onClick={() => onChoose(version)}>
              {words.putBack}
              <span className="sr-only">{words.theOneOf({ when: formatTimestamp(at) })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
