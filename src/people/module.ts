import type { DomainModule } from '#domain-module.ts'
import { accountEndpoints } from '#people/accounts/contract.ts'
import { accountsApi } from '#people/accounts/server/accounts.api.ts'
import { deleteExpiredAuthData } from '#people/accounts/server/delete-expired-auth-data.ts'
import { composePinResetMail } from '#people/accounts/server/pins/compose-pin-reset-mail.ts'
import { composeLoginCodeMail } from '#people/accounts/server/pins/login-codes.ts'
import { addressEndpoints } from '#people/addresses/contract.ts'
import { addressesApi } from '#people/addresses/server/addresses.api.ts'
import { customerEndpoints } from '#people/customers/contract.ts'
import { customersApi } from '#people/customers/server/customers.api.ts'
import { privacyEndpoints } from '#people/privacy/contract.ts'
import { purgeUnpaidGuests } from '#people/privacy/server/guest-data.ts'
import { privacyApi } from '#people/privacy/server/privacy.api.ts'
import { secondFactorEndpoints } from '#people/second-factor/contract.ts'
import { composeEnrolmentCodeMail } from '#people/second-factor/server/enrolment-codes/compose-enrolment-code-mail.ts'
import { secondFactorApi } from '#people/second-factor/server/second-factor.api.ts'
import { deleteOldSecurityEntries } from '#people/security/server/log/delete-old-entries.ts'
import { recordWrongPins } from '#people/security/server/log/record-wrong-pins.ts'
import { sealSecurityLog } from '#people/security/server/log/seal-log.ts'
import { sessionEndpoints } from '#people/sessions/contract.ts'
import { sessionApi } from '#people/sessions/server/session.api.ts'
import { staffEndpoints } from '#people/staff/contract.ts'
import { composeInvitationMail } from '#people/staff/server/compose-invitation-mail.ts'
import { staffApi } from '#people/staff/server/staff.api.ts'
import { deleteExpiredInvitations } from '#people/staff/server/staff.queries.ts'
import { ticketEndpoints } from '#people/support/contract.ts'
import { ticketsApi } from '#people/support/server/tickets.api.ts'

/** Accounts, sessions, addresses, the second factor, privacy, customers and support. */
export const people = {
  endpoints: {
    ...accountEndpoints,
    ...addressEndpoints,
    ...secondFactorEndpoints,
    ...sessionEndpoints,
    ...staffEndpoints,
    ...customerEndpoints,
    ...ticketEndpoints,
    ...privacyEndpoints,
  },
  routes: [
    accountsApi,
    addressesApi,
    customersApi,
    secondFactorApi,
    ticketsApi,
    privacyApi,
    sessionApi,
    staffApi,
  ],
  jobs: [
    { name: 'seal the security log', everySeconds: 2, run: sealSecurityLog },
    { name: 'log wrong pins of the last hour', everySeconds: 60, run: recordWrongPins },
    {
      name: 'delete old security log entries',
      everySeconds: 86_400,
      run: ({ db }) => deleteOldSecurityEntries(db),
    },
    { name: 'delete expired sessions and codes', everySeconds: 3600, run: deleteExpiredAuthData },
    {
      name: 'delete expired invitations',
      everySeconds: 3600,
      run: ({ db, clock }) => deleteExpiredInvitations(db, clock.now()),
    },
    { name: 'delete data of guests who did not pay', everySeconds: 3600, run: purgeUnpaidGuests },
  ],
  mails: {
    composers: {
      'pin-reset': composePinResetMail,
      'login-code': composeLoginCodeMail,
      'passkey-code': composeEnrolmentCodeMail,
      'staff-invitation': composeInvitationMail,
    },
  },
} satisfies DomainModule
