type Most = { most: number; email: string }

/** The quantity limits of one order. */
export const tooManyOfOne = ({ name, most, email }: Most & { name: string }) =>
  `You can buy up to ${most} of ${name} in one order. To buy more, email us at ${email}.`
export const tooManyUnits = ({ most, email }: Most) =>
  `You can buy up to ${most} items in one order. To buy more, email us at ${email}.`
