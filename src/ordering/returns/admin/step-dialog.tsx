import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { FormDialog } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { AdminReturn, ReturnStepInput } from '../contract.ts'
import { type DeclineReason, declineReasons, mayDecline, type ReturnStep } from '../rules/return.ts'
import * as words from '../words/office/en.ts'
import { sendStep } from './return-calls.ts'

type Props = { of: AdminReturn; step: ReturnStep; onDone: () => void; onClose: () => void }

/** Asks for what a step of a return needs. */
export const StepDialog = ({ onClose, ...rest }: Props) => (
  <FormDialog title={words.stepOf({ step: words.steps[rest.step], id: rest.of.order_id })} onClose={onClose}>
    {() => <StepForm {...rest} />}
  </FormDialog>
)

type Typed = {
  sendBack: string
  reason: DeclineReason | ''
  answer: string
  amount: string
  delivery: string
  /** By item: the units that arrived, or that are restocked. */
  units: Record<string, string>
}
const blank: Typed = { sendBack: 'yes', reason: '', answer: '', amount: '', delivery: '', units: {} }

function StepForm({ of: found, step, onDone }: Omit<Props, 'onClose'>) {
  const [typed, setTyped] = useState(blank)
  const [reasonProblem, setReasonProblem] = useState<string>()
  const draft = useDraftState({ name: `${step} return ${found.id}`, value: typed, blank, restore: setTyped })
  useUnsavedChanges(typed.answer.trim() !== '')
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed })
  const { run, busy } = useAction(
    async (input: ReturnStepInput) => {
      await sendStep(found.id, input)
      draft.clear()
      onDone()
    },
    { failed: words.notSaved },
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    const input = toInput(found, step, typed)
    if (input) void run(input)
    else setReasonProblem(words.chooseReason)
  }
  return (
    <DraftForm draft={draft} noValidate onSubmit={send} className="grid gap-4">
      {step === 'approve' && (
        <SelectField
          label={words.goods}
          value={typed.sendBack}
          onChange={({ currentTarget: { value } }) => change({ sendBack: value })}
        >
          <option value="yes">{words.comeBack}</option>
          <option value="no">{words.stay}</option>
        </SelectField>
      )}
      {step === 'decline' && (
        <SelectField
          label={words.reason}
          value={typed.reason}
          {...(reasonProblem && { error: reasonProblem })}
          onChange={({ currentTarget: { value } }) => change({ reason: value as DeclineReason | '' })}
        >
          <option value="">{words.chooseReason}</option>
          {declineReasons
            .filter((reason) => mayDecline(found.reason, reason))
            .map((reason) => (
              <option key={reason} value={reason}>
                {words.declineReasons[reason]}
              </option>
            ))}
        </SelectField>
      )}
      {(step === 'receive' || step === 'inspect') &&
        found.lines.map((line) => (
          <SelectField
            key={line.item_id}
            label={(step === 'receive' ? words.unitsArrived : words.unitsToRestock)(line)}
            value={typed.units[line.item_id] ?? usualUnits(line, step)}
            onChange={({ currentTarget: { value } }) =>
              change({ units: { ...typed.units, [line.item_id]: value } })
            }
          >
            {Array.from({ length: mostUnits(line, step) + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
        ))}
      {step === 'inspect' && <p className="text-sm text-ink-soft">{words.restIsWaste}</p>}
      {step === 'refund' && (
        <>
          <Field
            label={words.amount}
            hint={words.amountHint}
            inputMode="decimal"
            value={typed.amount}
            onChange={({ currentTarget: { value } }) => change({ amount: value })}
          />
          <Field
            label={words.delivery}
            inputMode="decimal"
            value={typed.delivery}
            onChange={({ currentTarget: { value } }) => change({ delivery: value })}
          />
        </>
      )}
      {step === 'replace' && <p className="text-ink-soft">{words.replaceDetail}</p>}
      {step !== 'receive' && step !== 'inspect' && (
        <TextAreaField
          label={words.answer}
          hint={words.answerHint}
          rows={3}
          maxLength={500}
          value={typed.answer}
          onChange={({ currentTarget: { value } }) => change({ answer: value })}
        />
      )}
      <Button type="submit" busy={busy} className="justify-self-start">
        {words.steps[step]}
      </Button>
    </DraftForm>
  )
}

type Line = AdminReturn['lines'][number]

const mostUnits = ({ quantity, received, can_restock }: Line, step: ReturnStep) =>
  step === 'receive' ? quantity : can_restock ? (received ?? 0) : 0

/** All units usually arrive; food that came back is usually not sold again. */
const usualUnits = ({ quantity }: Line, step: ReturnStep) => (step === 'receive' ? String(quantity) : '0')

const rupeesOf = (typed: string) => (typed.trim() === '' ? undefined : Number(typed))

/** What is sent; undefined if the reason is missing. */
function toInput(found: AdminReturn, step: ReturnStep, typed: Typed): ReturnStepInput | undefined {
  const { version, lines } = found
  const { answer, reason } = typed
  const unitsOf = (line: Line) => Number(typed.units[line.item_id] ?? usualUnits(line, step))
  switch (step) {
    case 'approve':
      return { step, version, send_back: typed.sendBack === 'yes', answer }
    case 'decline':
      return reason === '' ? undefined : { step, version, reason, answer }
    case 'receive':
      return {
        step,
        version,
        lines: lines.map((line) => ({ item_id: line.item_id, units: unitsOf(line) })),
      }
    case 'inspect':
      return {
        step,
        version,
        lines: lines.map((line) => ({
          item_id: line.item_id,
          restock: unitsOf(line),
          waste: (line.received ?? 0) - unitsOf(line),
        })),
      }
    case 'refund':
      return { step, version, amount: rupeesOf(typed.amount), delivery: rupeesOf(typed.delivery), answer }
    case 'replace':
    case 'close':
      return { step, version, answer }
  }
}
