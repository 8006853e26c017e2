import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import { PlaceholderPicture } from '../../../ui/placeholder-picture.tsx'
import { titleWords } from './title-words.ts'
import type { ShownTitle } from './use-titles.ts'

type Props = { titles: ShownTitle[]; chosen: string; onChoose: (title: ShownTitle) => void }

/** What each title shows today; pressing one fills it in. */
export const TitleChoice = ({ titles, chosen, onChoose }: Props) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">What the shop shows today</legend>
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
                {titleWords[each.title] ?? 'A title of your own'}
                {!each.picture && ' · nothing yet'}
                {each.phone_picture && ' · another on phones'}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </fieldset>
)
