import { useState, type DragEvent } from 'react'

/** Rows that are put elsewhere with the pointer; the keys for it are the screen's own. */
export interface RowDrag<Row> {
  readonly mayMove: (row: Row) => boolean
  readonly mayDrop: (moved: Row, onto: Row) => boolean
  readonly onDrop: (moved: Row, onto: Row) => void
}

/** What a row needs to be dragged, and how the one looks that something is held over. */
export function useRowDrag<Row>(drag: RowDrag<Row> | undefined, rows: readonly Row[]) {
  const [moved, setMoved] = useState<Row | null>(null)
  const [onto, setOnto] = useState<Row | null>(null)
  const leave = () => {
    setMoved(null)
    setOnto(null)
  }
  const mayDrop = (row: Row): boolean => moved !== null && row !== moved && drag?.mayDrop(moved, row) === true
  return {
    /** The line shows on which side of the row it will stand. */
    look(row: Row): string | undefined {
      if (moved === null || row !== onto) return undefined
      return rows.indexOf(moved) > rows.indexOf(row) ? 'onto upwards' : 'onto'
    },
    handlers(row: Row) {
      if (!drag?.mayMove(row)) return {}
      return {
        draggable: true,
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.effectAllowed = 'move'
          setMoved(row)
        },
        onDragEnd: leave,
        onDragOver: (event: DragEvent) => {
          if (!mayDrop(row)) return
          event.preventDefault()
          setOnto(row)
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          if (moved !== null && mayDrop(row)) drag.onDrop(moved, row)
          leave()
        },
      }
    },
  }
}
