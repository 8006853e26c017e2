import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { AdminTicket, ticketEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { type OnChanged, useTicketAction } from './use-ticket-action.ts'

type Step = 'acknowledge' | 'settle' | 'reopen'
const stepsFrom: Record<AdminTicket['state'], Step[]> = {
  open: ['acknowledge', 'settle'],
  acknowledged: ['settle'],
  settled: ['reopen'],
}

/** The next possible actions on a ticket. */
export function TicketSteps({ ticket: { id, version, state, confirmed }, onChanged }: Props) {
  const { run, busy } = useTicketAction(
    (step: Step) =>
      callApi<typeof ticketEndpoints>()('PUT /ticket-desk/{id}/state', {
        params: { id },
        body: { step, version },
      }),
    { failed: words.notMoved, onChanged },
  )
  const move = async (step: Step) => {
    if (!(await run(step))) return
    toast.success(step === 'settle' && !confirmed ? words.settledUnconfirmed : words.moved[step])
  }
  return (
    <p className="flex flex-wrap gap-3">
      {stepsFrom[state].map((step) => (
        <Button key={step} variant="secondary" busy={busy} onClick={() => void move(step)}>
          {words.steps[step]}
        </Button>
      ))}
    </p>
  )
}

type Props = { ticket: AdminTicket; onChanged: OnChanged }
