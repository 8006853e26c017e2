/** Claims that texts can make but the label form has no checkbox for. The label's own claims are in `words/en.ts`. */
export const others = {
  organic: 'Organic',
  natural: 'Natural',
  no_chemicals: 'Chemical-free',
  sugar_free: 'Sugar-free',
  health: 'Good for health',
}

/** The claims in a text that go beyond the labels. */
export const notOnEveryLabel = ({ claims }: { claims: string }) =>
  `This text makes claims that aren’t on every label. ${claims} Check the labels, then confirm.`
/** How many labels do not carry a claim. */
export const lacking = ({ claim, lacking, all }: { claim: string; lacking: number; all: number }) =>
  `“${claim}”: not on ${lacking} of ${all} labels.`
export const onNone = ({ claim }: { claim: string }) => `“${claim}”: not on any label.`

/** The same for one product and its own label. */
export const notOnItsLabel = ({ claims }: { claims: string }) =>
  `This product’s text makes claims that aren’t on its label: ${claims}. Check the label, or confirm that you can prove them.`
export const onItsLabel = ({ claim }: { claim: string }) => `“${claim}”: not on the label.`

export const question = 'Do the labels support these claims?'
export const lead =
  'You can only claim what the label says. Confirm only if every product your text describes has the claim on its label.'
export const ownQuestion = 'Can you prove these claims?'
export const ownLead =
  'This product’s text makes claims that aren’t on its label. Add them to the label, or confirm that they’re true and you can prove them. Your name and the time will be recorded.'
export const saying = ({ names }: { names: string }) => `On the label: ${names}`
export const notSaying = ({ names }: { names: string }) => `Not on the label: ${names}`
export const andMore = ({ names, more }: { names: string; more: number }) => `${names} and ${more} more`
export const confirm = 'Confirm and publish'
export const changeWords = 'Edit the text'

/** Activity log entry; the name of the page or category follows. */
export const confirmed = ({ claims }: { claims: string }) => `confirmed that the labels support ${claims} on`
/** Activity log entry; the product's name follows. */
export const confirmedOwn = ({ claims }: { claims: string }) => `confirmed that ${claims} can be proved for`
