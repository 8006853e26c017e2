import { isBlockField } from '../mail-kinds.ts'
import { formatPlaceholder } from '../mail-template.ts'
import * as words from '../words/office/section/en.ts'

type Props = { fields: readonly string[]; onChoose: (typed: string) => void }

/** A button for each allowed field of a mail. @param onChoose gets the placeholder to insert, `{order number}` */
export const FieldButtons = ({ fields, onChoose }: Props) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">{words.fieldsToUse}</legend>
    <p className="mb-3 text-sm text-ink-soft">{words.fieldsHint}</p>
    <ul className="flex flex-wrap gap-2">
      {[...fields]
        .sort((one, other) => Number(isBlockField(one)) - Number(isBlockField(other)))
        .map((field) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onChoose(formatPlaceholder(field))}
              className="min-h-11 rounded-full border border-edge bg-paper px-3 font-mono text-sm hover:bg-tint-leaf"
            >
              {formatPlaceholder(field)}
            </button>
          </li>
        ))}
    </ul>
  </fieldset>
)
