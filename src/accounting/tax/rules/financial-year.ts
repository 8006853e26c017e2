/** The Indian financial year (April to March) of a calendar day: `2026-11-23` → `26-27`. */
export function financialYear(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month < 4 ? year - 1 : year
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-')
}
