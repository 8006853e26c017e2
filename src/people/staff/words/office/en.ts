/** What the Activity section says between the person’s name and the name of whom it was done to. */
export const actions = {
  changedRole: 'changed the role of',
  removed: 'removed from the staff',
  resetSecondFactor: 'reset the two-step verification of',
  invited: 'invited',
  withdrew: 'withdrew the invitation of',
  joined: 'joined the staff as',
}

export const invitationSent = 'Invitation sent.'
export const invitationMade = 'Invitation created.'
export const withdrawn = 'Invitation withdrawn.'
export const roleChanged = 'Role changed.'
export const removed = 'Removed from the staff.'
export const secondFactorReset = 'Two-step verification reset.'
export const notInStaff = 'This person is no longer in the staff.'
export const lastOwner = 'This is the only owner. Make somebody else an owner first.'
export const changedMeanwhile = 'Someone else has changed this role. Check it and try again.'

export const staff = 'Staff'
export const loadingStaff = 'Loading the staff...'
export const staffNotLoaded = 'Couldn’t load the staff. Try again.'
export const you = 'You'
export const name = 'Name'
export const email = 'Email'
export const emailHint = 'Leave empty to get a link that you can send yourself.'
export const role = 'Role'
export const roles = {
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  accountant: 'Accountant',
  custom: 'Custom',
}
export const roleHints = {
  owner: 'Can do everything, including inviting and removing staff.',
  manager: 'Can do everything except changing store settings and staff, and starting backups.',
  packer: 'Packs and delivers orders, and manages stock. Can’t see payments.',
  accountant: 'Sees orders, payments, documents, reports and changes. Can’t change anything.',
  custom: 'Can do what you choose.',
}
export const mayDo = 'Can'
export const secondFactorOn = 'Two-step verification set up'
export const secondFactorOff = 'No two-step verification yet'
export const lastSeen = ({ when }: { when: string }) => `Last seen ${when}`
export const notLoggedIn = 'Not logged in'
export const changeRole = 'Change role'
export const changeRoleOf = ({ name }: { name: string }) => `Change the role of ${name}`
export const saveRole = 'Save role'
export const roleNotChanged = 'Couldn’t change the role. Try again.'
export const remove = 'Remove'
export const removeQuestion = 'Remove from the staff?'
export const removeDetail = ({ name }: { name: string }) =>
  `${name} will be logged out everywhere immediately. What they did stays in the history.`
export const notRemoved = 'Couldn’t remove this person. Try again.'
export const resetSecondFactor = 'Reset two-step verification'
export const resetQuestion = 'Reset two-step verification?'
export const resetDetail = ({ name }: { name: string }) =>
  `${name} will be logged out, and will set up a new passkey after the next login. Do this only if you’re sure who’s asking.`
export const notReset = 'Couldn’t reset the two-step verification. Try again.'
export const ofPerson = ({ name }: { name: string }) => ` of ${name}`

export const inviteSomebody = 'Invite somebody'
export const sendInvitation = 'Create invitation'
export const notInvited = 'Couldn’t create the invitation. Try again.'
export const nameMissing = 'Enter a name.'
export const linkReady = 'Copy this link and send it. It works once and is shown only now.'
export const copyLink = 'Copy link'
export const linkCopied = 'Copied'
export const linkNotCopied = 'Couldn’t copy the link. Select it and copy it yourself.'
export const invitations = 'Open invitations'
export const expires = ({ when }: { when: string }) => `Expires ${when}`
export const byLink = 'By link'
export const withdraw = 'Withdraw'
export const notWithdrawn = 'Couldn’t withdraw the invitation. Try again.'
