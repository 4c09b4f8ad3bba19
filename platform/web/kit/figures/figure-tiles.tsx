import type { Text, TextParams } from '#platform/contract/text.ts'
import { Figure } from '../grid/cell.tsx'
import { useSay } from '../../language/say.ts'
import './figure-tiles.css'

export interface Tile {
  readonly label: Text
  readonly params?: TextParams
  readonly figure: string
  readonly strong?: boolean
}

/** A few figures that one reads at once, in one line. */
export function FigureTiles({ tiles, unit }: { tiles: readonly Tile[]; unit: string }) {
  const say = useSay()
  return (
    <dl className="figure-tiles">
      {tiles.map(({ label, params, figure, strong }) => (
        <div key={label.en} className={strong ? 'strong' : undefined}>
          <dt>{say(label, params)}</dt>
          <dd>
            <Figure exact={figure} />
            {unit ? <span className="unit">{unit}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
