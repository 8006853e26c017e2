/** On the page of a guest's order. */
export const guestData = 'Guest’s data'
export const guestDataHint =
  'If the guest asks you to, delete their phone number and email address from this order. The name and address stay on the invoice, because tax law requires them.'
export const deleteGuestData = 'Delete guest’s data'
export const deleteQuestion = 'Delete the guest’s phone number and email address?'
export const deleteDetail = ({ id }: { id: number }) =>
  `The link to order #${id} stops working, and the guest gets no more emails about it. This can’t be undone.`
export const notDeleted = 'Couldn’t delete the guest’s data. Try again.'
export const guestDataDeleted = 'Guest’s data deleted.'
export const orderHasAccount =
  'This order belongs to an account. Only the customer can delete the account’s data.'
