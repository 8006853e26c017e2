import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { defaultLanguage } from '#words/language.ts'
import { type Label, type LabelOfProduct, localizeLabel } from '../contract.ts'
import { LabelSheet } from '../shop/label-sheet.tsx'
import { VegMark } from '../shop/veg-mark.tsx'
import * as words from '../words/office/form/en.ts'
import { listMissingFields } from './missing-label-fields.ts'

type Props = { product: LabelOfProduct['product']; label: Label }

/** Preview of the unsaved label as shoppers would see it, with the legal requirements that are still missing. */
export function LabelPreview({ product, label }: Props) {
  const missing = listMissingFields(label, useStoreSettings())
  return (
    <>
      <section aria-labelledby="label-preview" className="rounded-card border border-line p-5">
        <h3 id="label-preview" className="text-lg">
          {words.preview}
        </h3>
        <p className="mt-3 flex items-center gap-2 font-semibold">
          {product.name} {label.mark && <VegMark mark={label.mark} />}
        </p>
        <LabelSheet label={localizeLabel(label, defaultLanguage)} pictures={product.pictures} />
      </section>
      <section aria-labelledby="label-missing" className="rounded-card bg-tint-turmeric p-5">
        <h3 id="label-missing" className="text-lg">
          {words.missing}
        </h3>
        {missing.length === 0 ? (
          <p className="mt-2">{words.nothingMissing}</p>
        ) : (
          <ul className="mt-2 list-disc pl-5 text-sm">
            {missing.map((name) => (
              <li key={name}>{words.reasons[name]}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
