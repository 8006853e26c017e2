import type * as en from './en.ts'

// Share on WhatsApp
export const onWhatsApp = 'வாட்ஸ்அப்பில் பகிர்'
// (opens a new window)
export const newWindow = '(புது விண்டோவில் திறக்கும்)'
// Share
export const share = 'பகிர்'
// Copy link
export const copyLink = 'லிங்க்கைக் காப்பி செய்'
// Link copied.
export const copied = 'லிங்க் காப்பி ஆனது.'
// This browser does not let us copy. The link is ${url}
export const notCopied: typeof en.notCopied = ({ url }) => `இந்தப் பிரவுசரில் காப்பி செய்ய முடியவில்லை. லிங்க்: ${url}`
// what === '' ? `${shop}:` : `${what}, from ${shop}:`
export const from: typeof en.from = ({ what, shop }) =>
  what === '' ? `${shop}:` : `${what}, ${shop} கடையில்:`
