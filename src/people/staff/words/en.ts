/** The page of an invitation to work in the shop. */
export const join = 'Join the staff'
export const joinLead = ({ shop }: { shop: string }) =>
  `You’ve been invited to work in ${shop}. Create your account, then log in and set up two-step verification.`
export const haveAccount = 'I already have an account'
export const haveAccountHint = 'Log in with it, then open this link again.'
export const acceptAs = ({ name }: { name: string }) =>
  `You’re logged in as ${name}. Join the staff with this account? It will no longer be able to shop, and you’ll have to log in again.`
export const acceptInvitation = 'Join with this account'
export const joined = 'Welcome to the staff! Log in to continue.'
export const invitationOver = 'This invitation has been used, withdrawn or has expired. Ask for a new one.'
export const alreadyStaff = 'You already work in this shop.'
export const notJoined = 'Something went wrong. Try again.'
