/** The card on the dashboard. */
export const heading = 'Claims not supported by labels'
export const lead =
  'Your published text makes these claims, but the labels of some live products no longer support them. Change the text or the labels, hide the product, or confirm that you can prove the claim.'
export const claims = ({ claim }: { claim: string }) => `claims “${claim}”`
export const notSaying = ({ names }: { names: string }) => `Not on the label of ${names}`
export const refuting = ({ names }: { names: string }) => `Contradicted by the label of ${names}`
export const andMore = ({ names, more }: { names: string; more: number }) => `${names} and ${more} more`
export const confirm = 'Confirm claim'
export const confirmOf = ({ claim, name }: { claim: string; name: string }) => `Confirm “${claim}” on ${name}`
export const notConfirmed = 'Couldn’t confirm the claim. Try again.'
