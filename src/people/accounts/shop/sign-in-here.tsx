import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from '#browser/router/hooks.ts'
import * as words from '../words/en.ts'
import { isKnownDevice } from './known-device.ts'
import { type Credentials, logInHere } from './log-in.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

/**
 * Registers or logs in without leaving the page; who registers is logged in at once (decision X22). A device on which
 * somebody has logged in before starts with the login.
 */
export function SignInHere() {
  const navigate = useNavigate()
  const [isNew, setIsNew] = useState(() => !isKnownDevice())
  /** What the form of the login starts with, and why it is shown. */
  const [found, setFound] = useState({ phone: '', reason: '' })

  const logIn = async (credentials: Credentials) => {
    const otherPage = await logInHere(credentials)
    if (otherPage) await navigate(otherPage, { replace: true })
  }
  const showLogin = (phone: string, reason: string) => {
    setFound({ phone, reason })
    setIsNew(false)
  }
  // The account exists now. If it can't be logged in to at once, the login explains why when it is tried again.
  const logInNewCustomer = (registered: Credentials) =>
    logIn(registered).catch(() => showLogin(registered.phone, words.accountReady))

  return (
    <div className="grid max-w-md gap-5">
      <Choice isNew={isNew} onChange={setIsNew} />
      {found.reason && !isNew && (
        <p role="status" className="rounded-field bg-tint-leaf px-4 py-3 text-sm">
          {found.reason}
        </p>
      )}
      {isNew ? (
        <RegisterForm onRegistered={logInNewCustomer} onPhoneTaken={showLogin} />
      ) : (
        <LoginForm key={found.phone} phone={found.phone} onSubmit={logIn} />
      )}
    </div>
  )
}

type ChoiceProps = { isNew: boolean; onChange: (isNew: boolean) => void }

function Choice({ isNew, onChange }: ChoiceProps) {
  const name = useId()
  const option = (value: boolean, label: ReactNode) => (
    <label className={optionStyles}>
      <input
        type="radio"
        name={name}
        checked={isNew === value}
        onChange={() => onChange(value)}
        className="sr-only"
      />
      {label}
    </label>
  )
  return (
    <fieldset>
      <legend className="sr-only">{words.newOrKnown}</legend>
      <div className="grid grid-cols-2 gap-2">
        {option(true, words.iAmNew)}
        {option(false, words.iHaveAnAccount)}
      </div>
    </fieldset>
  )
}

const optionStyles =
  'relative grid min-h-11 cursor-pointer place-items-center rounded-full border border-line bg-paper px-3 py-2 text-center text-sm font-semibold has-checked:border-leaf has-checked:bg-tint-leaf has-checked:ring-1 has-checked:ring-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf'
