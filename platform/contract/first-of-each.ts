/** One row for each key, the first that comes: the lines of slips as the slips themselves. */
export function firstOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const met = new Set<string>()
  return rows.filter((row) => {
    const key = keyOf(row)
    if (met.has(key)) return false
    met.add(key)
    return true
  })
}
