import { type CSSProperties, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { cssPropertiesOf, type Palette, paletteNames, palettes } from '#values/colours/palettes.ts'
import * as words from '../words/office/en.ts'
import type { StoreValues } from './store-values.ts'

/** The palettes, with a preview of a page. */
export function PaletteChoice({ form }: { form: UseFormReturn<StoreValues> }) {
  const hint = useId()
  const chosen = form.watch('palette')
  return (
    <fieldset aria-label={words.fields.palette} aria-describedby={hint} className="min-w-0">
      <p id={hint} className="mb-4 text-sm text-ink-soft">
        {words.seen.palette}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {paletteNames.map((palette) => (
          <label
            key={palette}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-edge px-4 py-2 has-checked:border-leaf-dark has-checked:bg-tint-leaf"
          >
            <input
              type="radio"
              value={palette}
              {...form.register('palette')}
              className="size-5 shrink-0 accent-leaf-dark"
            />
            <span className="flex-1">{words.palettes[palette]}</span>
            <Swatches palette={palette} />
          </label>
        ))}
      </div>
      <Preview palette={chosen} />
    </fieldset>
  )
}

const Swatches = ({ palette }: { palette: Palette }) => (
  <span aria-hidden className="flex">
    {(['cream', 'leaf-dark', 'terracotta', 'ink'] as const).map((name) => (
      <span
        key={name}
        className="-ml-1.5 size-6 rounded-full border border-line"
        style={{ background: palettes[palette][name] }}
      />
    ))}
  </span>
)

/** Sample of a page in the selected, not yet saved colours. */
const Preview = ({ palette }: { palette: Palette }) => (
  <div
    role="img"
    aria-label={`${words.looksLike.preview}: ${words.palettes[palette]}`}
    style={paletteStyle(palette)}
    className="mt-4 grid justify-items-start gap-3 rounded-card border border-line bg-cream p-5 text-ink"
  >
    <span className="rounded-full bg-terracotta px-3 py-1 text-sm font-semibold text-white">
      {words.looksLike.badge}
    </span>
    <span className="font-heading text-xl font-semibold">{words.looksLike.heading}</span>
    <span className="text-ink-soft">{words.looksLike.text}</span>
    <span className="rounded-full bg-leaf-dark px-6 py-2.5 font-semibold text-white">
      {words.looksLike.button}
    </span>
  </div>
)

const paletteStyle = (palette: Palette): CSSProperties => Object.fromEntries(cssPropertiesOf(palette))
