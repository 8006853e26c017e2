export const notUpdated = 'Failed to update profile.'
export const saving = 'Saving...'

export const search = 'Name, email, phone or PIN code'
export const users = {
  admin: { title: 'Admins', pages: 'Admins pagination', nobody: 'No admins found.' },
  customer: { title: 'Customers', pages: 'Customers pagination', nobody: 'No customers found.' },
}
export const usersNotLoaded = 'Failed to fetch users'
export const loadingUsers = 'Loading users...'
export const serialNumber = 'S.No'
export const userId = 'User ID'
export const phone = 'Phone'
