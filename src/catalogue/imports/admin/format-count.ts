const grouped = new Intl.NumberFormat('en-IN')

/** A number as people in India write it: 5,000. */
export const formatCount = (count: number) => grouped.format(count)
