/** Why a page’s text is refused. */
export const wrongLink = ({ typed }: { typed: string }) =>
  `The link to ${typed} can’t be published. Link to a page of your shop, such as /categories, or to an address that starts with https://, mailto: or tel:.`
export const unknownField = ({ typed }: { typed: string }) =>
  `${typed} isn’t a store detail. Choose one from the list, or enter \\${typed} to show the brackets.`
export const wrongBannerLink =
  'Enter a page of your shop, such as /categories, or an address that starts with https://.'
export const wrongStrength = ({ least }: { least: number }) =>
  `Enter an opacity from ${least} to 100. Below ${least}, text can’t be read on every image.`
export const changedMeanwhile = 'Someone else changed this page. Review their changes before you save yours.'

/** What the menu and footer call the pages. */
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
  'Edit the text of your pages. Only you can see drafts. Published text appears in your shop within a second. Until you change a page, it shows the default text.'
export const loading = 'Loading...'
export const notLoaded = 'Couldn’t load the page text.'
export const page = 'Page'
export const language = 'Language'
export const state = 'Status'
export const lastSaved = 'Last saved'
export const neverSaved = 'Never'
export const savedBy = ({ by, when }: { by: string; when: string }) => `${when} by ${by}`
export const ownWords = 'Default text'
export const yourWords = 'Your text'
export const inEnglish = 'Your English text'
export const draftWaits = 'Unpublished draft'
export const olderThanEnglish = 'Older than the English text'
export const editPage = ({ page, language }: { page: string; language: string }) =>
  `Edit ${page} in ${language}`

export const allPages = 'All pages'
export const languagesOf = 'Languages'
export const write = 'Write'
export const preview = 'Preview'
export const previewOf = 'Preview of your changes'
export const saveDraft = 'Save draft'
export const publish = 'Publish'
export const undo = 'Undo'
export const discardDraft = 'Discard draft'
export const seeDraft = 'View draft page'
export const seePage = 'View page'
export const draftSaved = 'Draft saved.'
export const published = 'Page published.'
export const undone = 'Previous text restored.'
export const discarded = 'Draft discarded. The page hasn’t changed.'
export const notSaved = 'Couldn’t save the page text. Try again.'
export const nothing = 'nothing'
export const saysNow = ({ state }: { state: string }) => `Shown in the shop: ${state}`

export const fields = {
  headline: 'Headline',
  text: 'Subtitle',
  button: 'Button text',
  link: 'Button link',
  ground: 'Background colour',
  strength: 'Overlay opacity',
  promise: 'Promise',
  because: 'Promise details',
  maker: 'Heading',
  story: 'Text',
  note: 'Line below the title',
  lead: 'Summary',
  description: 'Search result description',
  body: 'Text',
}
/** One of several fields of a kind: `Headline, banner 1`. */
export const ofBanner = ({ field, number }: { field: string; number: string }) => `${field}, banner ${number}`
export const ofPromise = ({ field, number }: { field: string; number: string }) => `${field} ${number}`
export const hints: Partial<typeof fields> = {
  link: 'Enter a page of your shop, such as /categories, or an address that starts with https://.',
  note: 'Enter a line such as the date the policy takes effect. Leave empty to show none.',
  lead: 'Sum up the policy in one sentence. Shown in larger text.',
  story:
    'Say who makes your food, and how. Shown beside the first image of the About page. Leave empty to show none.',
  description: 'Shown below the title in search results, not on the page.',
  strength:
    'Enter a percentage. A higher value hides more of the image. Text is readable at any value allowed.',
}
export const grounds = { light: 'Light, with dark text', dark: 'Dark, with light text' }
export const banner = ({ number }: { number: string }) => `Banner ${number}`
export const whatWeStandFor = 'Promises'
export const theMaker = 'Who makes your food'
export const pictures = <Part>({ images }: { images: Part }) => ['Change the banner images in ', images, '.']
export const addBannerImages = 'Add Banner Images'

export const howToWrite =
  'Leave a blank line to start a new paragraph. Start a line with ## for a heading, ### for a smaller heading, or - or 1. for a list item. Enter **bold**, *italic* or [link text](/categories).'
export const aboutLayout =
  'Each heading and its text appear next to one of the three images, in order. Text under a smaller heading becomes a card.'
export const tools = 'Formatting'
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
export const insertFact = 'Insert store detail'
export const facts = {
  'store name': 'Shop name',
  'legal name': 'Legal name',
  phone: 'Phone number',
  email: 'Email',
  address: 'Address',
  district: 'District',
  state: 'State',
  'processing days': 'Processing time (business days)',
  'delivery days': 'Delivery time (business days)',
  'delivery zones': 'Delivery zones',
  'months kept': 'Months orders are kept',
  'food licence': 'FSSAI licence number',
  gstin: 'GSTIN',
  'grievance officer': 'Grievance officer',
}

export const history = 'Versions'
export const historyLead = 'All saved versions, newest first.'
export const pagesOfVersions = 'Versions pagination'
export const versionsNotLoaded = 'Couldn’t load the versions.'
export const versionStates = {
  draft: 'Draft',
  published: 'Published',
  discarded: 'Draft discarded',
}
export const goBack = 'Restore'
export const goBackTo = ({ version }: { version: number }) => `Restore version ${version}`
export const goBackToOwn = 'Restore the default text'
export const inTheForm = 'Text restored in the form. Publish it when it’s ready.'

export const draftShown = ({ page, language }: { page: string; language: string }) =>
  `${page} in ${language}, as it will look when published. Only you can see this page.`
export const nothingToPublish = 'There’s no draft. This is what customers see.'
export const backToTexts = 'Back to editing'
