/** Numbers of rows in ascending order as spreadsheets show them, with neighbours as ranges: 2–5, 1234. */
export function formatRows(rows: number[]) {
  const ranges: { from: number; to: number }[] = []
  for (const row of rows) {
    const last = ranges.at(-1)
    if (last && row <= last.to + 1) last.to = row
    else ranges.push({ from: row, to: row })
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}
