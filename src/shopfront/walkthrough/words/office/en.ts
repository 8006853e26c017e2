import type { QuestionName } from '#shopfront/onboarding/rules/walkthrough-questions.ts'

export const questionAt = ({ at, all }: { at: number; all: number }) => `Question ${at} of ${all}`
export const back = 'Back'
export const allQuestions = 'All questions'
export const saveAndContinue = 'Save & continue'
export const keepAndContinue = 'Continue'
export const skip = 'Skip for now'
export const notSaved = 'Couldn’t save your answer. Try again.'

/** Each question, and what helps to answer it. */
export const questions: Record<QuestionName, { title: string; hint?: string }> = {
  name: { title: 'What’s your shop called?' },
  about: { title: 'What do you make?', hint: 'Search engines show both texts.' },
  logo: { title: 'Do you have a logo?', hint: 'Until you upload one, pages show your shop’s first letter.' },
  palette: { title: 'Which colours suit your shop?' },
  contacts: { title: 'How can customers reach you?' },
  business: { title: 'Who is the seller?', hint: 'As on your registration or licence.' },
  officer: {
    title: 'Who answers complaints?',
    hint: 'The law requires a grievance officer. It can be you.',
  },
  licence: {
    title: 'What’s your FSSAI number?',
    hint: 'It’s the 14-digit number on your food licence or registration.',
  },
  tax: { title: 'Are you registered for GST?' },
  area: { title: 'Which district do you deliver in?', hint: 'You can add other delivery zones later.' },
  'postal-codes': { title: 'Which PIN codes do you deliver to?' },
  times: { title: 'How long does delivery take?' },
  payments: { title: 'How do customers pay online?' },
  cash: { title: 'Do you take cash on delivery?' },
  mail: { title: 'How does your shop send email?' },
  policies: {
    title: 'Do the policies fit your shop?',
    hint: 'They’re ready to use, with your details filled in. Customers can hold you to them.',
  },
  category: { title: 'What’s your first category?', hint: 'For example, Porridge mixes.' },
  product: { title: 'What’s your first product?' },
  label: { title: 'What’s on its label?', hint: 'Copy it from your pack.' },
  publish: { title: 'Ready to open your shop?' },
  order: {
    title: 'Does everything work?',
    hint: 'Order from your own shop and pay. The shop then cancels the order, refunds the payment and puts the items back in stock.',
  },
}

export const loading = 'Loading the question...'
export const notLoaded = 'Couldn’t load this question. Try again.'

export const readPolicies = 'Read or change them in Pages'
export const policiesFit = 'They fit'

export const noProduct = 'Add your first product to answer this question.'
export const addProduct = 'Add a product'
export const goesLive = ({ name }: { name: string }) =>
  `${name} goes on sale. Once your shop has its name, contact details, legal details and delivery area, shoppers can see it.`
export const isLive = ({ name }: { name: string }) => `${name} is on sale.`
export const putOnSale = 'Put it on sale'

export const ready = 'Your shop is set up'
export const readyHint = 'You can change every answer at any time.'
export const notReady = ({ count }: { count: number }) =>
  count === 1 ? '1 question to answer' : `${count} questions to answer`
export const continueSetup = 'Continue setup'
export const states = { open: 'To do', answered: 'Answered', skipped: 'Skipped' }
export const overview = 'Open setup guide'
export const nextSteps = 'What’s next'
export const addZones = 'Add delivery zones and charges'
export const inviteStaff = 'Invite people who work with you'
