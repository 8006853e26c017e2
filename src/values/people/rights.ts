import type { Role, StaffRole } from './role.ts'

/**
 * Every right that an API call can require, with the line that docs/rights.md shows. `…:own` is for one's own records,
 * `…:read` shows those of the shop, and all others change or export something. If a role must get only some of a
 * right's calls, split the right.
 */
export const rights = {
  'account:own': { summary: 'see and change your own account: name, pin, devices' },
  'addresses:own': {
    summary: 'keep your own delivery addresses, and the business details for your invoices',
  },
  'cart:own': { summary: 'fill your own cart' },
  'orders:own': { summary: 'place, pay for, cancel and see your own orders and their documents' },
  'privacy:own': { summary: 'export your own data and delete your account' },
  'saved:own': { summary: 'save your own favourites, and ask for back-in-stock emails' },
  'tickets:own': { summary: 'open your own support tickets and reply to them' },
  'second-factor:own': { summary: 'set up and use your own two-step verification' },
  'office:search': { summary: 'search the back office for what your other rights let you see' },

  'catalogue:read': { summary: 'see drafts, hidden and deleted products, all categories, labels and images' },
  'catalogue:write': { summary: 'change products, prices, categories, labels and images' },
  'stock:read': { summary: 'see the stock history, batches and what to make' },
  'stock:write': { summary: 'enter stock, correct and recall batches, set stock levels and shelf life' },

  'orders:read': { summary: 'see all orders, with names, addresses, amounts and history' },
  'orders:write': {
    summary: 'add notes to orders, cancel unpaid and cash orders, and remove recalled items from cash orders',
  },
  'orders:take': {
    summary:
      'take orders by phone and change orders: find customers with their addresses, send payment links, and record orders as paid',
  },
  'orders:pack': { summary: 'see, print, pack and dispatch orders, replace recalled items, and undo a step' },
  'orders:deliver': { summary: 'mark orders as delivered, and undo it' },
  'discounts:write': { summary: 'add discounts to unpaid and cash orders, and remove them' },
  'money:read': { summary: 'see payment issues, refunds and the comparison with Razorpay' },
  'money:write': { summary: 'resolve payment issues and fix differences from Razorpay' },
  'refunds:write': { summary: 'refund orders, restock their goods and handle failed refunds' },
  'documents:read': { summary: 'see and print the invoices and credit notes of all orders' },
  'reports:read': {
    summary: 'see the dashboard and the reports with their sales, and export the accountant’s report',
  },

  'customers:read': { summary: 'see customers’ personal data, purchases and notes' },
  'customers:write': {
    summary:
      'add notes about customers, email them a pin link, block and unblock them, and delete a guest’s data',
  },
  'customers:export': { summary: 'export orders with personal data as a spreadsheet' },
  'tickets:read': { summary: 'see all support tickets, with contact details' },
  'tickets:write': { summary: 'reply to support tickets, and resolve or reopen them' },
  'reviews:read': { summary: 'see all reviews of products, also those that aren’t published' },
  'reviews:write': { summary: 'publish and reject reviews, and reply to them' },
  'mails:read': { summary: 'see the emails that were sent, with their recipients' },

  'texts:read': { summary: 'see drafts and versions of page texts and email texts' },
  'texts:write': { summary: 'change page texts, email texts and confirmed claims' },
  'settings:read': { summary: 'see the store settings, delivery zones, email settings and the setup guide' },
  'settings:write': { summary: 'change the store settings, logos, delivery zones and email settings' },
  'activity:read': { summary: 'see who changed what in the back office, with names' },
  'status:read': { summary: 'see the status of the shop and its backups' },
  'backups:write': { summary: 'start backups and read the backup key' },
  'staff:read': { summary: 'see who works in the shop, with their roles and invitations' },
  'staff:write': {
    summary: 'invite and remove staff, change their roles, and reset their two-step verification',
  },
} as const

export type Right = keyof typeof rights

const allRights = Object.keys(rights) as Right[]

/** Rights over what only customers have. */
const forCustomersOnly: readonly Right[] = [
  'addresses:own',
  'cart:own',
  'orders:own',
  'privacy:own',
  'saved:own',
  'tickets:own',
]

/** Rights that everybody who works in the shop has: over one's own account, and the search, which shows only what others allow. */
const ofEveryStaffMember: readonly Right[] = ['account:own', 'second-factor:own', 'office:search']

/** With one of these rights, somebody could get all others: by inviting themselves, or with the backup key. */
const forOwnersOnly: readonly Right[] = ['staff:read', 'staff:write', 'backups:write']

const ofOwners = allRights.filter((right) => !forCustomersOnly.includes(right))

/** The rights that an owner can choose for a custom role. */
export const grantableRights = ofOwners.filter(
  (right) => !forOwnersOnly.includes(right) && !ofEveryStaffMember.includes(right),
)

/** The rights of each role of the staff; those of a custom role are chosen for each person. */
const rightsOfStaff: Record<Exclude<StaffRole, 'custom'>, ReadonlySet<Right>> = {
  owner: new Set(ofOwners),
  manager: new Set(ofOwners.filter((right) => !forOwnersOnly.includes(right) && right !== 'settings:write')),
  // With the catalogue, so that the products of a stock entry can be searched for.
  packer: new Set([
    ...ofEveryStaffMember,
    'orders:pack',
    'orders:deliver',
    'stock:read',
    'stock:write',
    'catalogue:read',
  ]),
  accountant: new Set([
    ...ofEveryStaffMember,
    'orders:read',
    'money:read',
    'documents:read',
    'reports:read',
    'activity:read',
  ]),
}

const rightsOfCustomers: ReadonlySet<Right> = new Set(['account:own', ...forCustomersOnly])
const noRights: ReadonlySet<Right> = new Set()

/** Somebody who works in the shop; `rights` are the chosen ones of a custom role. */
export type StaffMember = { role: StaffRole; rights: readonly string[] }

/** A user, as far as their rights depend on it. An administrator who isn't a member of the staff has no rights. */
export type Person = { role: Role; staff?: StaffMember | null | undefined }

/** All rights of a user. A chosen right that only owners may have, or that no longer exists, doesn't count. */
export function rightsOf({ role, staff }: Person): ReadonlySet<Right> {
  if (role === 'customer') return rightsOfCustomers
  if (!staff) return noRights
  if (staff.role !== 'custom') return rightsOfStaff[staff.role]
  const chosen = grantableRights.filter((right) => staff.rights.includes(right))
  return new Set([...ofEveryStaffMember, ...chosen])
}

/** Whether a user has a right. */
export const hasRight = (person: Person, right: Right): boolean => rightsOf(person).has(right)

/** What a call requires, as its contract states it. */
export type RequiredRight = {
  /** The right that a call requires; `anyone`: none, not even a login. */
  right: Right | 'anyone'
  /** A right that also opens the call, but for one's own records only. The handler must check whose record it is. */
  ownRight?: Right
}

/** Whether a user may make a call: for any record, only for their own, or not at all. */
export function mayCall(user: Person, { right, ownRight }: RequiredRight): 'all' | 'own' | 'no' {
  if (right === 'anyone' || hasRight(user, right)) return 'all'
  return ownRight !== undefined && hasRight(user, ownRight) ? 'own' : 'no'
}

/** Whether a call is only for those who work in the shop: customers may not make it, not even for their own records. */
export const isForStaff = (required: RequiredRight): boolean =>
  mayCall({ role: 'customer' }, required) === 'no'
