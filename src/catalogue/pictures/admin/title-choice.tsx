import { classNames } from '#ui/elements/class-names.ts'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import type { knownTitles } from '../contract.ts'
import * as words from '../words/office/en.ts'
import type { ShownTitle } from './use-titles.ts'

type Props = { titles: ShownTitle[]; chosen: string; onChoose: (title: ShownTitle) => void }

const titles: Record<(typeof knownTitles)[number], string> = words.titles
/** Where the storefront shows each known title. */
const shownAt: ReadonlyMap<string, string> = new Map(Object.entries(titles))

/** The titles with their current pictures; a press fills the title into the form. */
export const TitleChoice = ({ titles, chosen, onChoose }: Props) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">{words.shownToday}</legend>
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {titles.map((each) => (
        <li key={each.title}>
          <button
            type="button"
            aria-pressed={each.title === chosen}
            onClick={() => onChoose(each)}
            className={classNames(
              'flex h-full w-full flex-col overflow-hidden rounded-field border bg-paper text-left hover:border-leaf-dark',
              each.title === chosen ? 'border-leaf-dark ring-2 ring-leaf-dark' : 'border-line',
            )}
          >
            {each.picture ? (
              <Picture
                picture={each.picture}
                sizes="240px"
                className="aspect-video w-full shrink-0"
                decorative
              />
            ) : (
              <PlaceholderPicture className="aspect-video w-full shrink-0" />
            )}
            <span className="block px-3 py-2">
              <span className="block truncate text-sm font-semibold">{each.title}</span>
              <span className="block text-xs text-ink-soft">
                {shownAt.get(each.title) ?? words.titleOfYourOwn}
                {!each.picture && words.nothingYet}
                {each.phone_picture && words.anotherOnPhones}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </fieldset>
)
