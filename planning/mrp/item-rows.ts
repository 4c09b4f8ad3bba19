interface Rows {
  readonly count: number
  readonly item: Int32Array
  readonly day: Int32Array
}

/**
 * Which demands (or supplies) an item has, by day and then by their own number: `rows[from[i]]` … of `size[i]`. Made
 * once; an item whose rows change afterwards gets a new list behind the others.
 */
export class RowsOfItem {
  readonly from: Int32Array
  readonly size: Int32Array
  rows: Int32Array
  private end: number

  constructor(items: number, { count, item, day }: Rows) {
    const { from, sorted } = sortByItem(items, count, item)
    this.from = from.subarray(0, items)
    this.size = new Int32Array(items)
    this.rows = sorted
    this.end = count
    for (let one = 0; one < items; one++) {
      const first = from[one] ?? 0
      const last = from[one + 1] ?? 0
      this.size[one] = last - first
      if (last - first > 1) sortByDay(sorted, first, last, day)
    }
  }

  of(item: number): Int32Array {
    const first = this.from[item] ?? 0
    return this.rows.subarray(first, first + (this.size[item] ?? 0))
  }

  has(item: number): boolean {
    return (this.size[item] ?? 0) > 0
  }

  remove(item: number, row: number): void {
    const kept = this.of(item).filter((one) => one !== row)
    this.of(item).set(kept)
    this.size[item] = kept.length
  }

  /** Of those of one day, `isLast` stand behind the others, as they do in the numbers of a snapshot. */
  insert(item: number, row: number, day: Int32Array, isLast: (row: number) => boolean): void {
    const all = Int32Array.from([...this.of(item), row])
    all.sort((a, b) => (day[a] ?? 0) - (day[b] ?? 0) || Number(isLast(a)) - Number(isLast(b)) || a - b)
    if (this.end + all.length > this.rows.length) {
      const longer = new Int32Array(Math.ceil(this.end * 1.2) + all.length + 1024)
      longer.set(this.rows)
      this.rows = longer
    }
    this.rows.set(all, this.end)
    this.from[item] = this.end
    this.size[item] = all.length
    this.end += all.length
  }
}

function sortByItem(
  items: number,
  count: number,
  item: Int32Array,
): { from: Int32Array; sorted: Int32Array } {
  const from = new Int32Array(items + 1)
  for (let row = 0; row < count; row++) {
    const next = (item[row] ?? 0) + 1
    from[next] = (from[next] ?? 0) + 1
  }
  for (let one = 0; one < items; one++) from[one + 1] = (from[one + 1] ?? 0) + (from[one] ?? 0)
  const sorted = new Int32Array(count)
  const free = from.slice()
  for (let row = 0; row < count; row++) {
    const owner = item[row] ?? 0
    const place = free[owner] ?? 0
    free[owner] = place + 1
    sorted[place] = row
  }
  return { from, sorted }
}

/** Insertion sort where it is short: an item has few rows. */
function sortByDay(rows: Int32Array, from: number, to: number, day: Int32Array): void {
  if (to - from > 64) {
    rows.subarray(from, to).sort((a, b) => (day[a] ?? 0) - (day[b] ?? 0) || a - b)
    return
  }
  for (let next = from + 1; next < to; next++) {
    const row = rows[next] ?? 0
    const key = day[row] ?? 0
    let place = next
    while (place > from && (day[rows[place - 1] ?? 0] ?? 0) > key) {
      rows[place] = rows[place - 1] ?? 0
      place--
    }
    rows[place] = row
  }
}
