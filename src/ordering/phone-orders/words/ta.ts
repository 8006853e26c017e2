import type * as en from './en.ts'

// ${shop}: your order #${id} for ${total}. Pay by ${until}; the items are reserved for you until then: ${url}
export const paymentMessage: typeof en.paymentMessage = ({ shop, id, total, until, url }) =>
  `${shop}: உங்கள் ஆர்டர் #${id}, தொகை ${total}. ${until}-க்குள் பணம் செலுத்துங்கள்; அதுவரை பொருட்கள் உங்களுக்காக ஒதுக்கி வைக்கப்பட்டிருக்கும்: ${url}`
