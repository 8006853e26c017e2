// What is wrong with a period.

export const dayNeeded = 'Choose a date.'
export const endsBeforeStart = 'The last day is before the first day.'
export const tooLong = 'Choose at most three years.'
