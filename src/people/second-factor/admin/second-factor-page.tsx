import '#ui/office.css'
import { useState } from 'react'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { AdminLogOutButton } from '#backoffice/ui/admin/log-out.tsx'
import type { HeadArgs } from '#browser/page.ts'
import { apiOf } from '#browser/page.ts'
import { useLoaderData, useNavigate, useSearchParams } from '#browser/router/hooks.ts'
import type { accountEndpoints } from '#people/accounts/contract.ts'
import { AuthFrame } from '#people/sessions/shop/auth-frame.tsx'
import { loadLoginBackground } from '#people/sessions/shop/login-background.ts'
import { pageAfterLogin } from '#people/sessions/shop/page-after-login.ts'
import type { secondFactorEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { AddPasskey } from './add-passkey.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

/**
 * Loads the background picture and `step`: whether the second factor is to be given or set up. If neither, redirects to
 * the page after the login.
 */
export async function loader(args: LoaderFunctionArgs) {
  const [background, { second_factor: step }] = await Promise.all([
    loadLoginBackground(args),
    apiOf<typeof accountEndpoints>(args)('GET /protected/verify', {}),
  ])
  if (!step) throw redirect(nextPage(new URL(args.request.url).searchParams))
  const codeNeeded =
    step === 'to_set_up' &&
    (await apiOf<typeof secondFactorEndpoints>(args)('GET /second-factor', {})).code_needed
  return { ...background, step, codeNeeded }
}

/** The loader does not run again while the page is open: recovery codes may still be shown on it. */
export const shouldRevalidate = () => false

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.oneMoreStep} | ${storeName}`,
  hidden: true,
})

/** The page to open after the second factor: `from`, or the back office. */
const nextPage = (query: URLSearchParams) =>
  pageAfterLogin(query.get('from'), { role: 'admin', redirect: '/admin' })

/** The page between an administrator's login and the back office: gives the second factor, or sets one up. */
export default function SecondFactorPage() {
  const { step, codeNeeded } = useLoaderData<{ step: 'to_give' | 'to_set_up'; codeNeeded: boolean }>()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const continueToNextPage = async () => {
    await navigate(nextPage(query), { replace: true })
  }
  return (
    <AuthFrame bare {...headings[step]}>
      {step === 'to_give' ? (
        <ConfirmIdentity by="passkey" onIdentityConfirmed={continueToNextPage} />
      ) : (
        <SetUpPasskey withCode={codeNeeded} onDone={continueToNextPage} />
      )}
      <div className="mt-5 border-t border-line pt-3">
        <AdminLogOutButton />
      </div>
      <StepUpDialog />
    </AuthFrame>
  )
}

const headings = {
  to_give: { title: words.oneMoreStep, lead: words.pinIsRight },
  to_set_up: { title: words.protectLogin, lead: words.passkeyRequired },
}

/** Adds the first passkey, then shows the recovery codes; `onDone` is called once they are saved. */
function SetUpPasskey({ withCode, onDone }: { withCode: boolean; onDone: () => Promise<void> }) {
  const [codes, setCodes] = useState<string[]>([])
  return codes.length > 0 ? (
    <RecoveryCodes codes={codes} onSaved={onDone} />
  ) : (
    <AddPasskey withCode={withCode} onAdded={setCodes} />
  )
}
