import { useCallback } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../../language/say.ts'
import { CommandButton } from '../../command/command-button.tsx'
import type { Command } from '../../command/command.ts'
import type { EntryHandle } from '../../entry/use-entry.ts'
import { SlipGrid } from '../../slip/slip-grid.tsx'
import { useNames } from '../../slip/use-names.ts'
import { masterTexts } from '../master.text.ts'
import { insideTexts } from './inside.text.ts'
import { MatrixGrid } from './matrix-grid.tsx'
import type { InsideForm, OpenSet } from './use-inside.ts'
import '../master.css'

interface Props {
  inside: InsideForm
  open: OpenSet
  readOnly: boolean
}

/** Rows that belong to a record, in a grid under its fields. */
export function InsideSection({ inside, open, readOnly }: Props) {
  const say = useSay()
  const { set, sheet, stored, total, steps } = open
  const { name, title, screen } = set.rows
  const { grids } = inside
  const handle = useCallback(
    (grid: EntryHandle | null) => {
      if (grid) grids.set(name, grid)
      else grids.delete(name)
    },
    [grids, name],
  )
  const remove: Command = {
    id: `remove-${name}`,
    label: insideTexts.remove,
    icon: 'close',
    unavailable: steps.now.lines.length === 0,
    run: () => {
      const area = grids.get(name)?.area()
      if (area) inside.remove(name, area.top, area.bottom)
    },
  }
  return (
    <section className="inside" aria-label={say(title)}>
      <header>
        <h3>{say(title)}</h3>
        <span className="dim">{say(masterTexts.usageCount, { qty: steps.now.lines.length })}</span>
        <span className="spacer" />
        <Link className="link" to={{ pathname: screen.path, search: listedFor(open, inside) }}>
          {say(insideTexts.open)}
        </Link>
        {readOnly || set.matrix ? null : <CommandButton command={remove} look="quiet" />}
      </header>
      {total > stored.length ? (
        <p className="notice warn">{say(insideTexts.more, { total, shown: stored.length })}</p>
      ) : null}
      {set.matrix ? (
        <MatrixGrid {...{ inside, open, readOnly, handle }} matrix={set.matrix} />
      ) : (
        <Lines {...{ inside, open, readOnly, handle, sheet }} />
      )}
    </section>
  )
}

/** The list of the rows shows at first those of this record. */
function listedFor({ set: { held, of } }: OpenSet, { key }: InsideForm): string {
  const conditions = held.flatMap((name, at) => {
    const value = key?.[of.key[at] ?? '']
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(conditions).toString()
}

interface LinesProps extends Props {
  sheet: OpenSet['sheet']
  handle: (grid: EntryHandle | null) => void
}

function Lines({ inside, open, readOnly, handle, sheet }: LinesProps) {
  const { name } = open.set.rows
  const content = open.steps.now
  const known = useNames(sheet, content)
  return (
    <div className={content.lines.length > 7 ? 'inside-lines many' : 'inside-lines'}>
      <SlipGrid
        slip={sheet}
        open={{
          content,
          businessDate: inside.businessDate,
          undo: () => inside.undo(name),
          redo: () => inside.redo(name),
        }}
        known={known}
        readOnly={readOnly}
        onWrite={(changes) => inside.write(name, changes)}
        onLeave={() => false}
        onPosition={() => undefined}
        handle={handle}
      />
    </div>
  )
}
