/** The email with an invitation to work in the shop. */
export const invitationSubject = ({ shop }: { shop: string }) => `You’re invited to work in ${shop}`
export const invited = ({ who, shop }: { who: string; shop: string }) =>
  `${who} has invited you to work in ${shop}. Open this link to join:`
export const acceptInvitation = 'Join the staff'
export const invitationWorksOnce = ({ days }: { days: number }) =>
  `This link works once and expires in ${days} days. If you don’t expect this invitation, ignore this email.`
