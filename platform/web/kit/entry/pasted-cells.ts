import type { CellChange } from './entry-cell.ts'
import { isSingle, positionsIn, type Area } from './cell-position.ts'

/**
 * Where the cells of a pasted rectangle go: to the right and down from the upper left corner of the chosen range. One
 * value fills the whole range. What would lie right of the grid, or under its last possible row, is left out.
 */
export function pastedCells(
  rectangle: readonly (readonly string[])[],
  area: Area,
  extent: { readonly rows: number; readonly cols: number },
): readonly CellChange[] {
  const [only] = rectangle
  if (rectangle.length === 1 && only?.length === 1 && !isSingle(area))
    return positionsIn(area).map((position) => ({ ...position, text: only[0] ?? '' }))
  return rectangle.flatMap((cells, down) =>
    cells
      .map((text, across) => ({ row: area.top + down, col: area.left + across, text }))
      .filter(({ row, col }) => row < extent.rows && col < extent.cols),
  )
}
