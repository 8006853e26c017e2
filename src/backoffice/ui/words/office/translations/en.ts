/** The languages that a text can have besides English. */
export const languages = { ta: 'Tamil' }

/** The part of a form for the texts in another language. */
type In = { language: string }
export const inLanguage = ({ language }: In) => `In ${language} (optional)`
export const fallsBack = ({ language }: In) =>
  `Shown to customers who use the shop in ${language}. Empty fields are shown in English.`
/** A text that the merchant has written in English, such as `Millets`. */
export const textIn = ({ text, language }: In & { text: string }) => `${text} in ${language}`

export const none = 'none'
