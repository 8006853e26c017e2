/** What an account is: a shopper's, or one that may open the back office. */
export type Role = 'customer' | 'admin'

/** What somebody who works in the shop does there. `custom`: an owner has chosen the rights. */
export const staffRoles = ['owner', 'manager', 'packer', 'accountant', 'custom'] as const
export type StaffRole = (typeof staffRoles)[number]
