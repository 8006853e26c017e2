import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import * as words from '../words/office/en.ts'
import { ReturnList } from './return-list.tsx'

/** The returns that wait, the oldest first, and those that ended. */
export default function ReturnsSection() {
  const [query, change] = useSectionQuery()
  const show = query.get('show') === 'ended' ? 'ended' : 'open'
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-2xl text-ink-soft">{words.lead}</p>
      <div className="sm:w-60">
        <SelectField
          label={words.show}
          value={show}
          onChange={({ currentTarget: { value } }) => change({ show: value === 'ended' ? value : '' })}
        >
          <option value="open">{words.open}</option>
          <option value="ended">{words.ended}</option>
        </SelectField>
      </div>
      <ReturnList show={show} />
    </div>
  )
}
