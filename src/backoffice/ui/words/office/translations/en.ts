/** The languages that texts may have beside English. */
export const languages = { ta: 'Tamil' }

/** The part of a form that holds the texts in another language. */
type In = { language: string }
export const inLanguage = ({ language }: In) => `In ${language} (optional)`
export const fallsBack = ({ language }: In) =>
  `For those who read the shop in ${language}. What is empty here is shown in English.`
/** A text that the merchant has written in English, such as `Millets`. */
export const textIn = ({ text, language }: In & { text: string }) => `${text} in ${language}`

export const none = 'none'
