import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import type { BackupStatus, backupEndpoints } from '../contract.ts'
import * as words from '../words/office/dashboard/en.ts'

const call = callApi<typeof backupEndpoints>()

/**
 * Warns that the backup key exists only on this server, and shows it to an administrator who has just confirmed
 * their identity.
 */
export function BackupKey({ onWrittenDown }: { onWrittenDown: (now: BackupStatus) => void }) {
  const [key, setKey] = useState<string>()
  const show = useAction(async () => setKey((await call('POST /backups/key', {})).key), {
    failed: words.keyNotShown,
  })
  const note = useAction(async () => onWrittenDown(await call('POST /backups/key-written-down', {})), {
    failed: words.notNoted,
  })
  if (key === undefined)
    return (
      <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4">
        <p className="text-danger">{words.keyUnwritten}</p>
        <Button variant="secondary" busy={show.busy} onClick={() => void show.run()}>
          {words.showKey}
        </Button>
      </div>
    )
  return (
    <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4">
      <p className="font-semibold">{words.backupKey}</p>
      <p className="wrap-anywhere font-mono select-all">{key}</p>
      <p className="text-ink-soft">{words.keyHint}</p>
      <Button busy={note.busy} onClick={() => void note.run()}>
        {words.keyWrittenDown}
      </Button>
    </div>
  )
}
