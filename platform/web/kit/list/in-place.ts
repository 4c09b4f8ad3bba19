/** Rows as they stand, with what is known of them now; `differs` when others came, went or stand elsewhere. */
export function inPlace<Row>(
  shown: readonly Row[],
  found: readonly Row[],
  keyOf: (row: Row) => string,
): { readonly rows: readonly Row[]; readonly differs: boolean } {
  const now = new Map(found.map((row) => [keyOf(row), row]))
  return {
    // What has gone stays where it was until somebody asks again: whoever acts on it is told.
    rows: shown.map((row) => now.get(keyOf(row)) ?? row),
    differs:
      shown.length !== found.length ||
      found.some((row, at) => {
        const before = shown[at]
        return before === undefined || keyOf(before) !== keyOf(row)
      }),
  }
}
