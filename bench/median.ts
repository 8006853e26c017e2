/** The median, because one slow run on a busy machine must not matter. */
export const median = (values: number[]) => percentile(values, 50)

/** The percentile of the values, interpolated between two values. */
export function percentile(values: number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b)
  const place = ((sorted.length - 1) * percent) / 100
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low + (high - low) * (place - Math.floor(place))
}
