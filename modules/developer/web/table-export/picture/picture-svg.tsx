import type { Ref } from 'react'
import { lines, type PlacedTable, type TablePicture } from './lay-out-tables.ts'

interface Props {
  picture: TablePicture
  scale: number
  label: string
  /** What it has to do with is told apart. */
  current: string
  onChoose: (name: string) => void
  ref: Ref<SVGSVGElement>
}

export function PictureSvg({ picture, scale, label, current, onChoose, ref }: Props) {
  const { width, height, tables, references } = picture
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      width={Math.ceil(width * scale)}
      height={Math.ceil(height * scale)}
      viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`}
    >
      <defs>
        <marker id="points-to" markerWidth="9" markerHeight="9" refX="8" refY="4.5" orient="auto">
          <path className="arrow" d="M0 0 9 4.5 0 9z" />
        </marker>
      </defs>
      {references.map(({ from, to, columns, path }) => (
        <path
          key={`${from} ${to} ${columns.join(' ')}`}
          className={from === current || to === current ? 'reference now' : 'reference'}
          d={path}
          markerEnd="url(#points-to)"
        >
          <title>{`${from} → ${to} (${columns.join(', ')})`}</title>
        </path>
      ))}
      {tables.map((table) => (
        <TableBox key={table.name} table={table} isNow={table.name === current} onChoose={onChoose} />
      ))}
    </svg>
  )
}

interface BoxProps {
  table: PlacedTable
  isNow: boolean
  onChoose: (name: string) => void
}

/** By keys a table is gone to in the list above the picture. */
function TableBox({ table, isNow, onChoose }: BoxProps) {
  const { name, title, columns, x, y, width, height } = table
  return (
    <g
      className={isNow ? 'table-box now' : 'table-box'}
      transform={`translate(${x} ${y})`}
      onPointerDown={() => onChoose(name)}
    >
      <rect className="box" width={width} height={height} rx="3" />
      <rect className="head" width={width} height={lines.head} rx="3" />
      <text className="name" x="12" y={title ? 17 : 25}>
        {name}
      </text>
      {title ? (
        <text className="beside" x="12" y="33">
          {title}
        </text>
      ) : null}
      {columns.map((column) => (
        <g key={column.name}>
          {column.key ? <circle className="key" cx="12" cy={column.y - 4} r="3" /> : null}
          <text className={column.points ? 'column points' : 'column'} x="22" y={column.y}>
            {column.name}
          </text>
          <text className="beside" x={width - 10} y={column.y} textAnchor="end">
            {column.beside}
          </text>
        </g>
      ))}
    </g>
  )
}
