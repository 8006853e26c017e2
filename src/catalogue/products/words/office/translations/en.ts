type In = { language: string }
export const nameIn = ({ language }: In) => `Name in ${language}`
export const oneLinerIn = ({ language }: In) => `One-line description in ${language}`
export const descriptionIn = ({ language }: In) => `Description in ${language}`
