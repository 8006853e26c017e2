import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import type { Connection, Connections, connectionEndpoints, TestedName } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { name: TestedName; tested: Connection['tested']; onTested: (now: Connections) => void }

/** Shows the result of the last test of a connection, with a button that tests it with a real call. */
export function ConnectionTest({ name, tested, onTested }: Props) {
  const { run, busy } = useAction(
    async () =>
      onTested(
        await callApi<typeof connectionEndpoints>()('POST /connections/{name}/test', { params: { name } }),
      ),
    { failed: words.notTested },
  )
  return (
    <div className="grid gap-3">
      <p role="status" className="font-medium">
        {tested
          ? `${words.outcomes[name][tested.outcome]} ${words.testedAt({ at: formatTimestamp(tested.at) })}`
          : words.neverTested}
      </p>
      <Button variant="secondary" className="justify-self-start" busy={busy} onClick={() => void run()}>
        {words.test}
        <span className="sr-only"> {words.connections[name].title}</span>
      </Button>
    </div>
  )
}
