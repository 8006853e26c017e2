type Most = { most: number; email: string }

/** What is too much for one order. */
export const tooManyOfOne = ({ name, most, email }: Most & { name: string }) =>
  `An order takes at most ${most} of ${name}. For more, please write to ${email}.`
export const tooManyUnits = ({ most, email }: Most) =>
  `An order takes at most ${most} items in all. For more, please write to ${email}.`
