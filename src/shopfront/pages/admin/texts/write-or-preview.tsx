import * as words from '../../words/office/texts/en.ts'

export type Pane = 'write' | 'preview'

/** Switches between editor and preview on screens that have no room for both. */
export const WriteOrPreview = ({ pane, onChoose }: { pane: Pane; onChoose: (pane: Pane) => void }) => (
  <div className="mb-6 grid grid-cols-2 gap-1 rounded-full bg-cream-deep p-1 xl:hidden">
    {panes.map(({ one, label }) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === pane}
        onClick={() => onChoose(one)}
        className="min-h-11 rounded-full font-semibold aria-pressed:bg-paper aria-pressed:shadow-card"
      >
        {label}
      </button>
    ))}
  </div>
)

const panes = [
  { one: 'write', label: words.write },
  { one: 'preview', label: words.preview },
] as const
