import type { ReactNode } from 'react'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Picture } from '#ui/elements/picture.tsx'
import type { PictureView } from '#values/pictures/picture.ts'
import type { ShownLabel } from '../contract.ts'
import * as words from '../words/en.ts'
import { AllergenLines } from './allergen-lines.tsx'
import { NutritionTable } from './nutrition-table.tsx'

type Props = { label: ShownLabel; pictures: readonly PictureView[] }

/** The whole food label for shoppers; empty fields are left out. */
export function LabelSheet({ label, pictures }: Props) {
  const front = pictures.find(({ url }) => url === label.front)
  return (
    <section className="mt-8 md:mt-12">
      <h2 className="text-xl md:text-xl">{words.label}</h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 rounded-card bg-paper p-4 shadow-card sm:p-6 md:grid-cols-2 xl:grid-cols-3">
        <div>
          <dl className="grid gap-4">
            <Line name={words.genericName}>{label.generic_name}</Line>
            <Line name={words.ingredients}>{label.ingredients}</Line>
            <Line name={words.storage}>{label.storage}</Line>
            <Line name={words.directions}>{label.directions}</Line>
            <Line name={words.shelfLife}>
              {label.shelf_life_months && words.monthsFromPacking({ months: label.shelf_life_months })}
            </Line>
          </dl>
          <AllergenLines label={label} />
          <Claims label={label} />
        </div>
        <dl className="grid content-start gap-4">
          <Maker label={label} />
          {front && (
            <div>
              <dt className="text-sm text-ink-soft">{words.front}</dt>
              <dd>
                <Picture picture={front} sizes="10rem" tint="leaf" className="mt-1 size-40 rounded-field" />
              </dd>
            </div>
          )}
        </dl>
        <NutritionTable label={label} />
      </div>
    </section>
  )
}

/** Maker, packer or importer, origin, licence and consumer care. A label that names nobody is the store's own. */
function Maker({ label }: { label: ShownLabel }) {
  const { legalName, address, phones, email, fssai } = useStoreSettings()
  const maker = label.maker_name ? [label.maker_name, label.maker_address] : [legalName, address.join(', ')]
  const number = label.fssai || (label.maker_name ? undefined : fssai)
  return (
    <>
      <Line name={words.makers[label.maker_role ?? 'maker']}>{maker.join(', ')}</Line>
      <Line name={words.origin}>{label.origin && words.country({ name: label.origin })}</Line>
      <Line name={words.licenceName}>{number && words.licence({ number })}</Line>
      <Line name={words.consumerCare}>{[legalName, ...address, phones[0], email].join(', ')}</Line>
    </>
  )
}

const Claims = ({ label }: { label: ShownLabel }) =>
  label.claims ? (
    <ul className="mt-4 flex flex-wrap gap-2">
      {label.claims.map((claim) => (
        <li key={claim} className="rounded-full bg-tint-leaf px-3 py-1 text-sm">
          {words.claims[claim]}
        </li>
      ))}
    </ul>
  ) : null

const Line = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  ) : null
