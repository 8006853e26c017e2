/** Claims that words make and a label's form has no box for; the label's own are named where shoppers read them. */
export const others = {
  organic: 'Organic',
  natural: 'Natural',
  no_chemicals: 'Chemical-free',
  sugar_free: 'Sugar-free',
  health: 'Good for health',
}

/** What the words to be published claim beyond the labels. */
export const notOnEveryLabel = ({ claims }: { claims: string }) =>
  `These words claim more than every label says. ${claims} Check the labels, then confirm.`
export const lacking = ({ claim, lacking, all }: { claim: string; lacking: number; all: number }) =>
  `“${claim}”: ${lacking} of ${all} labels don’t say so.`
export const onNone = ({ claim }: { claim: string }) => `“${claim}”: no label says so.`

/** The same of one product and its own label. */
export const notOnItsLabel = ({ claims }: { claims: string }) =>
  `This product’s words claim what its label doesn’t say: ${claims}. Check the label, or confirm that you can prove it.`
export const onItsLabel = ({ claim }: { claim: string }) => `“${claim}”: the label doesn’t say so.`

export const question = 'Do the labels say so?'
export const lead =
  'A shop may claim only what the label says. Confirm if your words speak only of the products whose labels do.'
export const ownQuestion = 'Can you prove these claims?'
export const ownLead =
  'This product’s words make claims that its label doesn’t carry. Add them to the label, or confirm that they’re true and you can prove them. Your name and the time are recorded.'
export const saying = ({ names }: { names: string }) => `Say so: ${names}`
export const notSaying = ({ names }: { names: string }) => `Don’t: ${names}`
export const andMore = ({ names, more }: { names: string; more: number }) => `${names} and ${more} more`
export const confirm = 'Confirm and publish'
export const changeWords = 'Change the words'

/** What the activity log says was done, before the page's or category's name. */
export const confirmed = ({ claims }: { claims: string }) => `confirmed that the labels allow ${claims} on`
/** Before a product's name. */
export const confirmedOwn = ({ claims }: { claims: string }) => `confirmed that ${claims} can be proved for`
