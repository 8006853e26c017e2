import '#ui/all-shop.css'
import type { HeadArgs } from '#browser/page.ts'
import { useDelayedRedirect } from '#browser/use-delayed-redirect.ts'
import { AuthFrame } from '#people/sessions/shop/auth-frame.tsx'
import {
  type LoginBackground,
  lcpImageOf,
  loadLoginBackground,
} from '#people/sessions/shop/login-background.ts'
import { useSignedOutOnly } from '#people/sessions/shop/use-signed-out-only.ts'
import { PrivacyNotice } from '#shopfront/settings/shop/privacy-notice.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../words/en.ts'
import type { Credentials } from './log-in.ts'
import { RegisterForm } from './register-form.tsx'
import { useForwardedQuery } from './use-forwarded-query.ts'

export const loader = loadLoginBackground

export const head = ({ data, storeName }: HeadArgs<LoginBackground>) => ({
  title: `${words.createAccount} | ${storeName}`,
  description: words.registerDescription({ shop: storeName }),
  ...lcpImageOf(data),
})

/**
 * Creates a customer's account (specification §2.5), then opens the log-in page with the same query, which says where
 * to go back to.
 */
export default function RegisterPage() {
  useSignedOutOnly()
  const search = useForwardedQuery()
  const redirectLater = useDelayedRedirect()
  const goToLogin = ({ phone }: Credentials) => {
    toast.success(words.accountCreated, { seconds: 3 })
    redirectLater(`/login${search}`, 3, { phone })
  }
  return (
    <AuthFrame bare title={words.createAccount}>
      <RegisterForm onRegistered={goToLogin} />
      <PrivacyNotice />
      <p className="mt-3 text-ink-soft sm:mt-5">
        <TextLink to={{ pathname: '/login', search }}>{words.accountExists}</TextLink>
      </p>
    </AuthFrame>
  )
}
