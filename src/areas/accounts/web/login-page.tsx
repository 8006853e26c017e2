import type { HeadArgs } from '../../../ui/page.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { DoorFrame } from './door-frame.tsx'
import { loadLoginBackground } from './login-background.ts'
import { LoginForm } from './login-form.tsx'
import { useCarriedQuery } from './use-carried-query.ts'
import { useSignedOutOnly } from './use-signed-out-only.ts'

export const loader = loadLoginBackground

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Login | ${storeName}`,
  description: `Log in to ${storeName} with your phone number and pin.`,
})

/** Log in with phone and pin (specification §2.4). */
export default function LoginPage() {
  useSignedOutOnly()
  const search = useCarriedQuery()
  return (
    <DoorFrame bare title="Login" lead="Welcome back.">
      <LoginForm />
      <p className="mt-5 text-center text-ink-soft">
        <TextLink to={{ pathname: '/register', search }}>Don't have an Account ? Register</TextLink>
      </p>
    </DoorFrame>
  )
}
