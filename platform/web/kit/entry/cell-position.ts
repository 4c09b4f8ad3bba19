/** Where a cell stands in an entry grid. */
export interface CellPosition {
  readonly row: number
  readonly col: number
}

/** The cell that is typed in, and the corner from which a range was pulled to it. */
export interface Selection {
  readonly at: CellPosition
  readonly from: CellPosition
}

export interface Area {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** How far a grid reaches, and in which of its columns Enter stops. */
export interface Extent {
  readonly rows: number
  readonly cols: number
  readonly stops: readonly number[]
}

export const only = (at: CellPosition): Selection => ({ at, from: at })

export const areaOf = ({ at, from }: Selection): Area => ({
  top: Math.min(at.row, from.row),
  left: Math.min(at.col, from.col),
  bottom: Math.max(at.row, from.row),
  right: Math.max(at.col, from.col),
})

export const isSingle = ({ top, left, bottom, right }: Area): boolean => top === bottom && left === right

export const positionsIn = ({ top, left, bottom, right }: Area): readonly CellPosition[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, across) => ({ row: top + down, col: left + across })),
  ).flat()

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

export const inside = (position: CellPosition, { rows, cols }: Extent): CellPosition => ({
  row: within(position.row, rows),
  col: within(position.col, cols),
})

/** Arrow keys: one cell further, never out of the grid. */
export const moved = (at: CellPosition, rows: number, cols: number, extent: Extent): CellPosition =>
  inside({ row: at.row + rows, col: at.col + cols }, extent)

/**
 * Enter and Tab: the next column that is typed in, after the last one the first of the next line. Nothing at either end:
 * there the focus leaves the grid.
 */
export function nextStop(at: CellPosition, { rows, stops }: Extent): CellPosition | undefined {
  const further = stops.find((col) => col > at.col)
  if (further !== undefined) return { row: at.row, col: further }
  const [first] = stops
  return first === undefined || at.row + 1 >= rows ? undefined : { row: at.row + 1, col: first }
}

export function previousStop(at: CellPosition, { stops }: Extent): CellPosition | undefined {
  const before = stops.findLast((col) => col < at.col)
  if (before !== undefined) return { row: at.row, col: before }
  const last = stops.at(-1)
  return last === undefined || at.row === 0 ? undefined : { row: at.row - 1, col: last }
}
