import { type FormEvent, useState } from 'react'
import { ApiError, callApi } from '#browser/call-api.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { deleteDrafts } from '#people/sessions/shop/drafts/draft-store.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { nobody, setVisitor } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PinField } from '#ui/forms/pin-field.tsx'
import { pinRule } from '#values/people/field-rules.ts'
import type { privacyEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

/** Erases the account after asking for its pin, which a stranger with an unlocked phone does not know. */
export function EraseAccount() {
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const showFailure = useShowFailure()

  async function erase(event: FormEvent) {
    event.preventDefault()
    if (pin.length < pinRule.most) return setProblem(words.pinMissing)
    setBusy(true)
    try {
      const { message } = await callApi<typeof privacyEndpoints>()('POST /account/erase', { body: { pin } })
      deleteDrafts()
      toast.success(message)
      await navigate('/')
      setVisitor(nobody)
    } catch (error) {
      const pinProblem = error instanceof ApiError ? error.fields.pin : undefined
      setBusy(false)
      if (pinProblem) return setProblem(pinProblem)
      showFailure(error, words.notErased)
    }
  }

  return (
    <section aria-labelledby="erase">
      <h2 id="erase" className="mb-3 text-xl">
        {words.erase}
      </h2>
      <p>{words.eraseGoes}</p>
      <form method="post" noValidate onSubmit={erase} className="mt-5 grid gap-5">
        <PinField
          label={words.pin}
          value={pin}
          error={problem}
          onChange={(value) => {
            setPin(value)
            setProblem('')
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {words.erase}
        </Button>
      </form>
    </section>
  )
}
