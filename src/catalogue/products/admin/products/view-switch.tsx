import { classNames } from '#ui/elements/class-names.ts'
import * as words from '../../words/office/table/en.ts'

type View = keyof typeof words.views
type Props = { view: View; onChange: (view: View | '') => void }

const views: View[] = ['cards', 'table']

/** Switches between cards and the editable table; the URL keeps the choice. */
export const ViewSwitch = ({ view, onChange }: Props) => (
  <fieldset className="flex rounded-full border border-edge bg-paper p-0.5">
    <legend className="sr-only">{words.view}</legend>
    {views.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === view}
        onClick={() => onChange(one === 'cards' ? '' : one)}
        className={classNames(
          'min-h-11 rounded-full px-5 font-medium',
          one === view ? 'bg-leaf-dark text-white' : 'hover:bg-tint-leaf',
        )}
      >
        {words.views[one]}
      </button>
    ))}
  </fieldset>
)
