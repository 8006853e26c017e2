import '#ui/all-shop.css'
import type { HeadArgs } from '#browser/page.ts'
import { useLocation, useNavigate } from '#browser/router/hooks.ts'
import { AuthFrame } from '#people/sessions/shop/auth-frame.tsx'
import {
  type LoginBackground,
  lcpImageOf,
  loadLoginBackground,
} from '#people/sessions/shop/login-background.ts'
import { useSignedOutOnly } from '#people/sessions/shop/use-signed-out-only.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import * as words from '../words/en.ts'
import { type Credentials, logIn } from './log-in.ts'
import { LoginForm } from './login-form.tsx'
import { useForwardedQuery } from './use-forwarded-query.ts'

export const loader = loadLoginBackground

export const head = ({ data, storeName }: HeadArgs<LoginBackground>) => ({
  title: `${words.login} | ${storeName}`,
  description: words.loginDescription({ shop: storeName }),
  ...lcpImageOf(data),
})

/** Log in with phone and pin (specification §2.4). */
export default function LoginPage() {
  useSignedOutOnly()
  const search = useForwardedQuery()
  const navigate = useNavigate()
  /** After a registration. */
  const registered: Partial<Credentials> | null = useLocation().state
  const logInAndNavigate = async (credentials: Credentials) =>
    navigate(await logIn(credentials, new URLSearchParams(window.location.search)), { replace: true })
  return (
    <AuthFrame bare title={words.login} lead={words.welcomeBack}>
      <LoginForm phone={registered?.phone} onSubmit={logInAndNavigate} />
      <p className="mt-3 text-ink-soft sm:mt-5">
        <TextLink to={{ pathname: '/register', search }}>{words.noAccountYet}</TextLink>
      </p>
    </AuthFrame>
  )
}
