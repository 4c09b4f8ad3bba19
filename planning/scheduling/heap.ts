/** A binary heap of numbered things, least key first; equal keys: the smaller number first. */
export class Heap {
  size = 0
  private keys: Float64Array
  private items: Int32Array

  constructor(capacity: number) {
    this.keys = new Float64Array(capacity)
    this.items = new Int32Array(capacity)
  }

  get leastKey(): number {
    return this.keys[0]!
  }

  push(key: number, item: number): void {
    if (this.size === this.items.length) this.grow()
    this.rise(this.size++, key, item)
  }

  pop(): number {
    return this.removeAt(0)
  }

  itemAt(position: number): number {
    return this.items[position]!
  }

  keyAt(position: number): number {
    return this.keys[position]!
  }

  clear(): void {
    this.size = 0
  }

  /** Takes out what stands at a position; the last one fills the gap and moves to where it belongs. */
  removeAt(position: number): number {
    const { keys, items } = this
    const taken = items[position]!
    const size = --this.size
    if (position === size) return taken
    const key = keys[size]!
    const item = items[size]!
    let at = position
    for (;;) {
      let down = 2 * at + 1
      if (down >= size) break
      const right = down + 1
      if (
        right < size &&
        (keys[right]! < keys[down]! || (keys[right] === keys[down] && items[right]! < items[down]!))
      )
        down = right
      const downKey = keys[down]!
      if (downKey > key || (downKey === key && items[down]! > item)) break
      keys[at] = downKey
      items[at] = items[down]!
      at = down
    }
    this.rise(at, key, item)
    return taken
  }

  private rise(from: number, key: number, item: number): void {
    const { keys, items } = this
    let at = from
    while (at > 0) {
      const up = (at - 1) >> 1
      const upKey = keys[up]!
      if (upKey < key || (upKey === key && items[up]! < item)) break
      keys[at] = upKey
      items[at] = items[up]!
      at = up
    }
    keys[at] = key
    items[at] = item
  }

  private grow(): void {
    const keys = new Float64Array(this.items.length * 2)
    const items = new Int32Array(this.items.length * 2)
    keys.set(this.keys)
    items.set(this.items)
    this.keys = keys
    this.items = items
  }
}
