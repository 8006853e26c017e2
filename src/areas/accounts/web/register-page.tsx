import type { HeadArgs } from '../../../ui/page.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useRedirectLater } from '../../../ui/use-redirect-later.ts'
import { DoorFrame } from './door-frame.tsx'
import { loadLoginBackground } from './login-background.ts'
import { RegisterForm } from './register-form.tsx'
import { useCarriedQuery } from './use-carried-query.ts'
import { useSignedOutOnly } from './use-signed-out-only.ts'

export const loader = loadLoginBackground

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Create Account | ${storeName}`,
  description: `Create an account at ${storeName} to order with your phone number and a pin.`,
})

/** A new customer's account (specification §2.5); after it the log-in page, with what was wanted there. */
export default function RegisterPage() {
  useSignedOutOnly()
  const search = useCarriedQuery()
  const redirectLater = useRedirectLater()
  return (
    <DoorFrame bare title="Create Account">
      <RegisterForm onRegistered={() => redirectLater(`/login${search}`, 3)} />
      <p className="mt-5 text-center text-ink-soft">
        <TextLink to={{ pathname: '/login', search }}>Already have an Account ? Login</TextLink>
      </p>
    </DoorFrame>
  )
}
