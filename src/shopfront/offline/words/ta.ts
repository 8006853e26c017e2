import type * as en from './en.ts'

// You’re offline. This page is from ${time}. Prices and stock may have changed.
export const offlineCopy: typeof en.offlineCopy = ({ time }) =>
  `இணைய இணைப்பு இல்லை. இந்தப் பக்கம் ${time} நிலவரப்படி உள்ளது. விலையும் இருப்பும் மாறியிருக்கலாம்.`
// Your connection is slow. This page is from ${time}. Prices and stock may have changed.
export const slowCopy: typeof en.slowCopy = ({ time }) =>
  `இணைய இணைப்பு மெதுவாக உள்ளது. இந்தப் பக்கம் ${time} நிலவரப்படி உள்ளது. விலையும் இருப்பும் மாறியிருக்கலாம்.`
// Try again
export const tryAgain = 'மீண்டும் முயலுங்கள்'

// You’re offline
export const offlineTitle = 'இணைய இணைப்பு இல்லை'
// We couldn’t open this page. Check your internet connection and try again.
export const offlineLead = 'இந்தப் பக்கத்தைத் திறக்க முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து, மீண்டும் முயலுங்கள்.'
// This page only works with an internet connection. Nothing was sent or ordered.
export const onlyOnline = 'இந்தப் பக்கத்துக்கு இணைய இணைப்பு தேவை. எதுவும் அனுப்பப்படவில்லை, ஆர்டரும் பதிவாகவில்லை.'
// Pages you can open now
export const visitedPages = 'இப்போது நீங்கள் திறக்கக்கூடிய பக்கங்கள்'
