import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useRowDrag } from '#platform/web/kit/table/row-drag.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { homeTexts } from './home.text.ts'

interface Props {
  tiles: readonly HomeTile[]
  /** Large figures beside each other, the same as lines, or pictures and lists under each other. */
  look: 'figures' | 'lines' | 'panels'
  /** While they are arranged: one is put to the place of another. */
  onPut: ((name: string, onto: string) => void) | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

const classOf = { figures: 'tiles', lines: 'tile-lines', panels: 'panels' } as const

export function Tiles({ tiles, look, onPut }: Props) {
  const say = useSay()
  const drag = useRowDrag<HomeTile>(
    onPut && {
      mayMove: () => true,
      mayDrop: () => true,
      onDrop: (moved, onto) => onPut(moved.name, onto.name),
    },
    tiles,
  )
  const pushed = useRef<HTMLElement>(null)
  // What is put elsewhere in the page loses the focus.
  useLayoutEffect(() => {
    pushed.current?.focus()
    pushed.current = null
  }, [tiles])
  const push = (event: KeyboardEvent<HTMLElement>, tile: HomeTile) => {
    const beside = tiles[tiles.indexOf(tile) + (steps[event.key] ?? 0)]
    if (!beside || beside === tile) return
    event.preventDefault()
    pushed.current = event.currentTarget
    onPut?.(tile.name, beside.name)
  }
  const sections = tiles.map((tile) => (
    <section key={tile.name} className={drag.look(tile)} {...drag.handlers(tile)}>
      <h2>
        {look === 'panels' ? null : <Icon name={tile.icon} size="m" />}
        {say(tile.title)}
        {onPut ? (
          <button
            type="button"
            className="btn quiet grip"
            aria-label={say(homeTexts.move, { title: say(tile.title) })}
            onKeyDown={(event) => push(event, tile)}
          >
            <Icon name="columns" size="m" />
          </button>
        ) : null}
      </h2>
      <tile.Content />
    </section>
  ))
  return tiles.length === 0 ? null : <div className={classOf[look]}>{sections}</div>
}
