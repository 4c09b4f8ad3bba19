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

/** How far a grid reaches, and in which of its columns Enter stops; cells that their line cannot use are passed. */
export interface Extent {
  readonly rows: number
  readonly cols: number
  readonly stops: readonly number[]
  readonly isIdle?: ((position: CellPosition) => boolean) | undefined
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
export function nextStop(at: CellPosition, extent: Extent): CellPosition | undefined {
  for (let row = at.row; row < extent.rows; row++) {
    const col = stopsIn(row, extent).find((stop) => row > at.row || stop > at.col)
    if (col !== undefined) return { row, col }
  }
  return undefined
}

export function previousStop(at: CellPosition, extent: Extent): CellPosition | undefined {
  for (let row = at.row; row >= 0; row--) {
    const col = stopsIn(row, extent).findLast((stop) => row < at.row || stop < at.col)
    if (col !== undefined) return { row, col }
  }
  return undefined
}

const stopsIn = (row: number, { stops, isIdle }: Extent): readonly number[] =>
  isIdle ? stops.filter((col) => !isIdle({ row, col })) : stops
