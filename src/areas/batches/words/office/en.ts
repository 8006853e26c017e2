export const reasonNeeded = 'Please say why, so that everybody who reads of it knows.'
export const noSuchBatch = 'This batch is not there. Please reload the page.'

export const heads = {
  order: 'Order',
  status: 'Status',
  customer: 'Customer',
  phone: 'Phone',
  email: 'Email',
  city: 'City',
  units: 'Units',
  returned: 'Of these, back',
}
