import { connectionNames } from '../rules/connection-fields.ts'
import * as words from '../words/office/en.ts'
import { ConnectionList } from './connection-list.tsx'

/** All connections of the shop. */
export default function ConnectionsSection() {
  return (
    <div className="grid max-w-4xl gap-6">
      <p className="text-ink-soft">{words.lead}</p>
      <ConnectionList names={connectionNames} />
    </div>
  )
}
