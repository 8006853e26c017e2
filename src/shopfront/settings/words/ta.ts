import type * as en from './en.ts'

// Please write a number of days, such as 3 or 3-7.
export const daysNeeded = 'நாட்களின் எண்ணிக்கையை எழுதுங்கள்: 3 அல்லது 3-7 என்பது போல.'
// Please write a postal code, or the first and the last of a range.
export const postalCodesNeeded = 'ஒரு பின்கோடு, அல்லது ஒரு வரிசையின் முதல், கடைசி பின்கோடுகளை எழுதுங்கள்.'
// The first postal code of a range is the smaller one.
export const smallerFirst = 'வரிசையில் முதல் பின்கோடுதான் சிறியதாக இருக்க வேண்டும்.'
// Please write at least one day of the week.
export const weekDayNeeded = 'வாரத்தில் ஒரு நாளையாவது எழுதுங்கள்.'
// Please write each holiday as 2026-01-26.
export const holidayNeeded = 'ஒவ்வொரு விடுமுறையையும் 2026-01-26 என்பது போல எழுதுங்கள்.'
// Enter the deadline as a date, such as 2026-12-31.
export const deadlineNeeded = 'கடைசி நாளை 2026-12-31 என்பது போல எழுதுங்கள்.'
// Enter a deadline that hasn’t passed yet.
export const deadlinePassed = 'இன்னும் கடந்துபோகாத ஒரு கடைசி நாளைக் கொடுங்கள்.'
// Please keep at most ${most} holidays.
export const tooManyHolidays: typeof en.tooManyHolidays = ({ most }) =>
  `அதிகபட்சம் ${most} விடுமுறைகள் எழுதுங்கள்.`
// Choose the state you sell from.
export const stateUnknown = 'நீங்கள் எந்த மாநிலத்திலிருந்து விற்கிறீர்கள் என்பதைத் தேர்ந்தெடுங்கள்.'
// Please write the two letters of the state.
export const stateCodeNeeded = 'மாநிலத்தின் இரண்டு எழுத்துகளை எழுதுங்கள்.'

// Please write the address.
export const addressNeeded = 'முகவரியை எழுதுங்கள்.'
// Please use at most ${most} lines.
export const tooManyLines: typeof en.tooManyLines = ({ most }) => `அதிகபட்சம் ${most} வரிகள் எழுதுங்கள்.`
// Please write the 14 digits of the FSSAI number, which begin with 1 or 2.
export const licenceNeeded = '1 அல்லது 2 என்று தொடங்கும் FSSAI நம்பரின் 14 இலக்கங்களை எழுதுங்கள்.'
// products === 1 ? 'One product on sale has no FSSAI number but this one. Enter another valid number, give that product’s label its own, or hide the product first.' : `${products} products on sale have no FSSAI number but this one. Enter another valid number, give their labels their own, or hide them first.`
export const licenceInUse: typeof en.licenceInUse = ({ products }) =>
  `விற்பனையில் உள்ள ${products} ${products === 1 ? 'பொருளுக்கு' : 'பொருட்களுக்கு'} இந்த FSSAI நம்பர் மட்டுமே உள்ளது. வேறொரு சரியான நம்பரை எழுதுங்கள்; அல்லது முதலில் லேபிளில் தனி நம்பரைச் சேருங்கள், இல்லையென்றால் விற்பனையிலிருந்து மறையுங்கள்.`
// products === 1 ? 'One product on sale has no HSN code or GST rate that applies today. A registered shop can’t sell it: it will be hidden until you enter both.' : `${products} products on sale have no HSN code or GST rate that applies today. A registered shop can’t sell them: they’ll be hidden until you enter both.`
export const wouldHide: typeof en.wouldHide = ({ products }) =>
  `விற்பனையில் உள்ள ${products} ${products === 1 ? 'பொருளுக்கு' : 'பொருட்களுக்கு'} HSN குறியீடோ இன்று பொருந்தும் வரி விகிதமோ இல்லை. பதிவு செய்த கடை அவற்றை விற்க முடியாது: இரண்டையும் கொடுக்கும் வரை அவை மறைக்கப்படும்.`
// Please write the whole link, beginning with https://.
export const linkNeeded = 'https:// என்று தொடங்கும் முழு லிங்க்கை எழுதுங்கள்.'
// Enter both the name of the network and the link, or neither.
export const linkAndName = 'தளத்தின் பெயரையும் லிங்க்கையும் சேர்த்து எழுதுங்கள்; இல்லையென்றால் இரண்டையும் விட்டுவிடுங்கள்.'
// Please write at least one postal code.
export const noPostalCodes = 'ஒரு பின்கோடாவது எழுதுங்கள்.'
// Please use at most ${most} postal codes and ranges.
export const tooManyPostalCodes: typeof en.tooManyPostalCodes = ({ most }) =>
  `அதிகபட்சம் ${most} பின்கோடுகளும் வரிசைகளும் எழுதுங்கள்.`
// Please write a whole number of hours, from 1 to 240.
export const hoursNeeded = 'மணி நேரத்தை 1 முதல் 240 வரை முழு எண்ணாக எழுதுங்கள்.'
// Please write a whole number of months, from 1 to 12.
export const monthsNeeded = 'மாதங்களை 1 முதல் 12 வரை முழு எண்ணாக எழுதுங்கள்.'
// Please write a whole number of months, from 1 to 240.
export const keepMonthsNeeded = 'மாதங்களை 1 முதல் 240 வரை முழு எண்ணாக எழுதுங்கள்.'
// Please write a whole number of rupees, from 0 to 10,000.
export const rupeesNeeded = 'ரூபாயை 0 முதல் 10,000 வரை முழு எண்ணாக எழுதுங்கள்.'
// Enter a whole number of rupees from 0 to 1,00,000.
export const refundsUnaskedNeeded = 'ரூபாயை 0 முதல் 1,00,000 வரை முழு எண்ணாக எழுதுங்கள்.'
// Please write a name and a whole percentage, such as Grains 56%.
export const percentNeeded = 'பெயரையும் முழுச் சதவீதத்தையும் எழுதுங்கள்: தானியங்கள் 56% என்பது போல.'
// Please use at most ${most} parts.
export const tooManyParts: typeof en.tooManyParts = ({ most }) => `அதிகபட்சம் ${most} பகுதிகள் எழுதுங்கள்.`
// Please write the GSTIN: who is registered has one.
export const gstinNeeded = 'GSTIN எழுதுங்கள்: பதிவு செய்தவர்களுக்கு ஒன்று இருக்கும்.'
// This is no GSTIN: 15 digits and capital letters, of which the last one follows from the others.
export const gstinWrong = 'இது GSTIN அல்ல: 15 இலக்கங்களும் பெரிய எழுத்துகளும், கடைசி எழுத்து மற்றவற்றிலிருந்து வரும்.'
// Please write one or two capital letters or digits.
export const prefixNeeded = 'ஒன்று அல்லது இரண்டு பெரிய எழுத்துகள் அல்லது இலக்கங்கள் எழுதுங்கள்.'
// Somebody else has changed these facts meanwhile. Please look at theirs before you change them.
export const changedMeanwhile = 'இதற்குள் வேறு யாரோ இந்த விவரங்களை மாற்றிவிட்டார்கள். அவர்கள் மாற்றியதைப் பார்த்துவிட்டு மாற்றுங்கள்.'
// There is no such logo or icon.
export const noSuchMark = 'இப்படி ஒரு லோகோவோ ஐகானோ இல்லை.'
