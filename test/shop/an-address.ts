/** A customer as pages receive it, with one unnamed address. */
export const aCustomer = {
  id: 7,
  name: 'Anitha Raj',
  email: 'a@example.com',
  phone: '9876543210',
  role: 'customer' as const,
}
export const anAddress = {
  id: 1,
  user_id: 7,
  full_name: 'Anitha Raj',
  address_line1: '12 Gandhi Street',
  address_line2: null,
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  postal_code: '641001',
  country: 'India',
  phone: null,
  is_default: true,
  version: 1,
}
