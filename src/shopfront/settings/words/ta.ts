import type * as en from './en.ts'

// Enter a number of days, such as 3 or 3-7.
export const daysNeeded = 'நாட்களின் எண்ணிக்கையை எழுதுங்கள்: 3 அல்லது 3-7 என்பது போல.'
// Enter a PIN code, or a range such as 641001-641039.
export const postalCodesNeeded = 'ஒரு பின்கோடையோ 641001-641039 போன்ற ஒரு வரிசையையோ எழுதுங்கள்.'
// Enter the lower PIN code first, such as 641001-641039.
export const smallerFirst = 'சிறிய பின்கோடை முதலில் எழுதுங்கள்: 641001-641039 என்பது போல.'
// Enter at least one day of the week.
export const weekDayNeeded = 'வாரத்தில் ஒரு நாளையாவது எழுதுங்கள்.'
// Enter each holiday as a date, such as 2026-01-26.
export const holidayNeeded = 'ஒவ்வொரு விடுமுறையையும் 2026-01-26 என்பது போல எழுதுங்கள்.'
// Enter a time such as 14:00.
export const timeNeeded = 'நேரத்தை 14:00 என்பது போல எழுதுங்கள்.'
// Enter a whole number, or leave it empty for no limit.
export const capacityNeeded = 'ஒரு முழு எண்ணை எழுதுங்கள்; வரம்பு வேண்டாமென்றால் காலியாக விடுங்கள்.'
// Enter both days of your holiday, such as 2026-12-31.
export const closureDayNeeded = 'விடுமுறையின் இரண்டு தேதிகளையும் 2026-12-31 என்பது போல எழுதுங்கள்.'
// Enter a later day than the first day of your holiday.
export const closureOrder = 'விடுமுறையின் முதல் நாளுக்குப் பிறகு வரும் ஒரு தேதியைக் கொடுங்கள்.'
// We’re on holiday and open again on ${day}. You can order from then on.
export const closedUntil: typeof en.closedUntil = ({ day }) =>
  `கடைக்கு விடுமுறை. ${day} அன்று மீண்டும் திறக்கிறோம்; அன்று முதல் ஆர்டர் செய்யலாம்.`
// We’re on holiday. You can still order; we’ll start packing again on ${day}.
export const packsFrom: typeof en.packsFrom = ({ day }) =>
  `கடைக்கு விடுமுறை. இப்போதும் ஆர்டர் செய்யலாம்; ${day} முதல் பேக் செய்வோம்.`
// Enter the deadline as a date, such as 2026-12-31.
export const deadlineNeeded = 'கடைசி நாளை 2026-12-31 என்பது போல எழுதுங்கள்.'
// Enter today’s date or a later one.
export const deadlinePassed = 'இன்றைய தேதியையோ அதற்குப் பிறகு வரும் ஒரு தேதியையோ கொடுங்கள்.'
// You can add up to ${most} holidays.
export const tooManyHolidays: typeof en.tooManyHolidays = ({ most }) =>
  `அதிகபட்சம் ${most} விடுமுறைகள் எழுதுங்கள்.`
// Choose the state you sell from.
export const stateUnknown = 'நீங்கள் எந்த மாநிலத்திலிருந்து விற்கிறீர்கள் என்பதைத் தேர்ந்தெடுங்கள்.'
// Enter the two-letter state abbreviation, such as TN.
export const stateCodeNeeded = 'மாநிலத்தின் இரண்டு எழுத்துகளை எழுதுங்கள்.'

// Enter the address.
export const addressNeeded = 'முகவரியை எழுதுங்கள்.'
// Use at most ${most} lines.
export const tooManyLines: typeof en.tooManyLines = ({ most }) => `அதிகபட்சம் ${most} வரிகள் எழுதுங்கள்.`
// Enter the 14-digit FSSAI number. It starts with 1 or 2.
export const licenceNeeded = '1 அல்லது 2 என்று தொடங்கும் FSSAI நம்பரின் 14 இலக்கங்களை எழுதுங்கள்.'
// products === 1 ? 'One live product has no other FSSAI number. Enter another valid number, add one to that product’s label, or hide the product first.' : `${products} live products have no other FSSAI number. Enter another valid number, add one to each label, or hide the products first.`
export const licenceInUse: typeof en.licenceInUse = ({ products }) =>
  `விற்பனையில் உள்ள ${products} ${products === 1 ? 'பொருளுக்கு' : 'பொருட்களுக்கு'} இந்த FSSAI நம்பர் மட்டுமே உள்ளது. வேறொரு சரியான நம்பரை எழுதுங்கள்; அல்லது முதலில் லேபிளில் தனி நம்பரைச் சேருங்கள், இல்லையென்றால் விற்பனையிலிருந்து மறையுங்கள்.`
// products === 1 ? 'One live product has no HSN code or no GST rate that applies today. A registered shop can’t sell it, so it will be hidden until you enter both.' : `${products} live products have no HSN code or no GST rate that applies today. A registered shop can’t sell them, so they’ll be hidden until you enter both.`
export const wouldHide: typeof en.wouldHide = ({ products }) =>
  `விற்பனையில் உள்ள ${products} ${products === 1 ? 'பொருளுக்கு' : 'பொருட்களுக்கு'} HSN குறியீடோ இன்று பொருந்தும் வரி விகிதமோ இல்லை. பதிவு செய்த கடை அவற்றை விற்க முடியாது: இரண்டையும் கொடுக்கும் வரை அவை மறைக்கப்படும்.`
// Enter the full link, starting with https://.
export const linkNeeded = 'https:// என்று தொடங்கும் முழு லிங்க்கை எழுதுங்கள்.'
// Enter both the network name and the link, or leave both empty.
export const linkAndName = 'தளத்தின் பெயரையும் லிங்க்கையும் சேர்த்து எழுதுங்கள்; இல்லையென்றால் இரண்டையும் விட்டுவிடுங்கள்.'
// Enter at least one PIN code.
export const noPostalCodes = 'ஒரு பின்கோடாவது எழுதுங்கள்.'
// You can add up to ${most} PIN codes and ranges.
export const tooManyPostalCodes: typeof en.tooManyPostalCodes = ({ most }) =>
  `அதிகபட்சம் ${most} பின்கோடுகளும் வரிசைகளும் எழுதுங்கள்.`
// Enter a whole number of hours from 1 to 240.
export const hoursNeeded = 'மணி நேரத்தை 1 முதல் 240 வரை முழு எண்ணாக எழுதுங்கள்.'
// Enter a whole number of months from 1 to 12.
export const monthsNeeded = 'மாதங்களை 1 முதல் 12 வரை முழு எண்ணாக எழுதுங்கள்.'
// Enter a whole number of months from 1 to 240.
export const keepMonthsNeeded = 'மாதங்களை 1 முதல் 240 வரை முழு எண்ணாக எழுதுங்கள்.'
// Enter a whole number of rupees from 1 to 10,00,000, or leave this empty.
export const cashTotalNeeded = 'ரூபாயை 1 முதல் 10,00,000 வரை முழு எண்ணாக எழுதுங்கள், அல்லது காலியாக விடுங்கள்.'
// Enter a whole number from 1 to 20.
export const cashOrdersNeeded = '1 முதல் 20 வரை ஒரு முழு எண்ணை எழுதுங்கள்.'
// Enter a whole number of months from 1 to 24.
export const cashMonthsNeeded = 'மாதங்களை 1 முதல் 24 வரை முழு எண்ணாக எழுதுங்கள்.'
// Enter a whole number of rupees from 0 to 10,000.
export const rupeesNeeded = 'ரூபாயை 0 முதல் 10,000 வரை முழு எண்ணாக எழுதுங்கள்.'
// Enter a whole number of rupees from 0 to 1,00,000.
export const refundsUnaskedNeeded = 'ரூபாயை 0 முதல் 1,00,000 வரை முழு எண்ணாக எழுதுங்கள்.'
// Enter a name and a percentage without decimals, such as Grains 56%.
export const percentNeeded = 'பெயரையும் தசமம் இல்லாத சதவீதத்தையும் எழுதுங்கள்: தானியங்கள் 56% என்பது போல.'
// You can add up to ${most} parts.
export const tooManyParts: typeof en.tooManyParts = ({ most }) => `அதிகபட்சம் ${most} பகுதிகள் எழுதுங்கள்.`
// Enter your GSTIN. A registered shop needs one.
export const gstinNeeded = 'உங்கள் GSTIN எழுதுங்கள். பதிவு செய்த கடைக்கு அது வேண்டும்.'
// This GSTIN isn’t valid. Check its 15 letters and digits against your GST registration.
export const gstinWrong =
  'இந்த GSTIN சரியில்லை. அதன் 15 எழுத்துகளையும் இலக்கங்களையும் உங்கள் ஜிஎஸ்டி பதிவுச் சான்றிதழுடன் சரிபாருங்கள்.'
// Enter one or two capital letters or digits.
export const prefixNeeded = 'ஒன்று அல்லது இரண்டு பெரிய எழுத்துகள் அல்லது இலக்கங்கள் எழுதுங்கள்.'
// Someone else changed these settings. Review their changes before you save yours.
export const changedMeanwhile =
  'இதற்குள் வேறு யாரோ இந்த விவரங்களை மாற்றிவிட்டார்கள். அவர்கள் மாற்றியதைப் பார்த்துவிட்டுச் சேமியுங்கள்.'
// Logo or icon not found.
export const noSuchMark = 'இப்படி ஒரு லோகோவோ ஐகானோ இல்லை.'
