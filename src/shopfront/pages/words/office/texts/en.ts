/** What is refused of a page's texts. */
export const wrongLink = ({ typed }: { typed: string }) =>
  `The link to ${typed} cannot be published. Please write a page of the shop such as /categories, or an address that begins with https://, mailto: or tel:.`
export const unknownField = ({ typed }: { typed: string }) =>
  `${typed} is no field. Please choose one from the list, or write \\${typed} to show the brackets.`
export const wrongBannerLink =
  'Please write a page of the shop such as /categories, or an address that begins with https://.'
export const wrongStrength = ({ least }: { least: number }) =>
  `Please choose a strength from ${least} to 100: below that the words cannot be read on every picture.`
export const changedMeanwhile = 'Somebody else has changed these texts meanwhile.'

/** What menu and footer call the pages. */
export const pages = {
  home: 'Home page',
  about: 'About Us',
  'shipping-policy': 'Shipping Policy',
  'refund-policy': 'Refund Policy',
  'privacy-policy': 'Privacy Policy',
  'terms-and-conditions': 'Terms and Conditions',
}
export const languages = { en: 'English', ta: 'Tamil' }

export const lead =
  'What your pages say. Nobody sees a draft but you; what you publish is on every page within a second. Until you change a page it says the shop’s own words.'
export const loading = 'Loading...'
export const notLoaded = 'The texts could not be loaded.'
export const page = 'Page'
export const language = 'Language'
export const state = 'State'
export const lastSaved = 'Last saved'
export const neverSaved = 'Not yet'
export const savedBy = ({ by, when }: { by: string; when: string }) => `${when} by ${by}`
export const ownWords = 'The shop’s own words'
export const yourWords = 'Your words'
export const inEnglish = 'Shown in your English words'
export const draftWaits = 'Draft waits'
export const olderThanEnglish = 'Older than the English'
export const editPage = ({ page, language }: { page: string; language: string }) =>
  `Edit ${page} in ${language}`

export const allPages = 'All pages'
export const languagesOf = 'Languages'
export const write = 'Write'
export const preview = 'Preview'
export const previewOf = 'Preview of what is typed'
export const saveDraft = 'Save draft'
export const publish = 'Publish'
export const undo = 'Undo'
export const discardDraft = 'Throw draft away'
export const seeDraft = 'See the draft as a page'
export const seePage = 'See the page'
export const draftSaved = 'The draft is saved. Nobody sees it but you.'
export const published = 'Published. Every page says it within a second.'
export const undone = 'The page says again what it said before.'
export const discarded = 'The draft is thrown away. The page says what it said.'
export const notSaved = 'The texts could not be saved. Please try again.'
export const nothing = 'nothing'
export const saysNow = ({ state }: { state: string }) => `Shoppers see: ${state}.`

export const fields = {
  headline: 'Headline',
  text: 'Sentence',
  button: 'Button',
  link: 'Where the button leads',
  ground: 'Colour behind the words',
  strength: 'Strength of that colour',
  promise: 'Promise',
  because: 'In a sentence',
  note: 'Line below the title',
  lead: 'In a sentence',
  description: 'For search results',
  body: 'Text',
}
/** Of several that are alike: `Headline, banner 1`. */
export const ofBanner = ({ field, number }: { field: string; number: string }) => `${field}, banner ${number}`
export const ofPromise = ({ field, number }: { field: string; number: string }) => `${field} ${number}`
export const hints: Partial<typeof fields> = {
  link: 'A page of the shop such as /categories, or an address that begins with https://.',
  note: 'Such as the day from which it is in force. Empty: no line.',
  lead: 'The whole policy in a sentence, in larger letters.',
  description: 'What search engines show below the title. It is not on the page.',
  strength: 'In percent. From the least that can be chosen on, the words can be read on any picture.',
}
export const grounds = { light: 'Light, with dark words', dark: 'Dark, with light words' }
export const banner = ({ number }: { number: string }) => `Banner ${number}`
export const whatWeStandFor = 'What the shop stands for'
export const pictures = <Part>({ images }: { images: Part }) => [
  'The pictures of the banners are changed in ',
  images,
  '.',
]
export const addBannerImages = 'Add Banner Images'

export const howToWrite =
  'An empty line begins a new paragraph. ## begins a heading, ### a smaller one, - or 1. an item of a list. **bold**, *italic*, [words](/categories).'
export const aboutLayout =
  'Each heading’s part stands beside the next of the three pictures; what stands under a smaller heading becomes a card.'
export const tools = 'Looks'
export const marks = {
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  subheading: 'Smaller heading',
  list: 'List',
  numbers: 'Numbered list',
  link: 'Link',
}
export const shortcuts = { bold: 'Ctrl+B', italic: 'Ctrl+I', link: 'Ctrl+K' }
export const insertFact = 'Insert a fact'
export const facts = {
  'store name': 'Name of the shop',
  'legal name': 'Legal name',
  phone: 'Phone number',
  email: 'Email',
  address: 'Address',
  district: 'District',
  state: 'State',
  'processing days': 'Business days until it leaves',
  'delivery days': 'Business days on the way',
  'delivery zones': 'Delivery zones',
  'months kept': 'Months that orders are kept',
  'food licence': 'FSSAI licence number',
  gstin: 'GSTIN',
  'grievance officer': 'Grievance officer',
}

export const history = 'Versions'
export const historyLead = 'Everything that was saved, newest first.'
export const pagesOfVersions = 'Pages of versions'
export const versionsNotLoaded = 'The versions could not be loaded.'
export const versionStates = {
  draft: 'Draft',
  published: 'Published',
  discarded: 'Draft thrown away',
}
export const goBack = 'Go back to this one'
export const goBackTo = ({ version }: { version: number }) => `Go back to version ${version}`
export const goBackToOwn = 'Go back to the shop’s own words'
export const inTheForm = 'These words are in the form now. Publish them when they are right.'

export const draftShown = ({ page, language }: { page: string; language: string }) =>
  `${page} in ${language}, as it would be published. Only you see this page.`
export const nothingToPublish = 'This is what shoppers see: there is no draft.'
export const backToTexts = 'Back to the texts'
