type Most = { most: number; email: string }

/** The quantity limits of one order. */
export const tooManyOfOne = ({ name, most, email }: Most & { name: string }) =>
  `The limit for ${name} is ${most} per order. To buy more, email us at ${email}.`
export const tooManyUnits = ({ most, email }: Most) =>
  `You can buy up to ${most} items in one order. To buy more, email us at ${email}.`
