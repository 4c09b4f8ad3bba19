import { useState, type KeyboardEvent } from 'react'
import { pageSizes } from '#platform/contract/constants.ts'
import { useSay } from '../../language/say.ts'
import { isComposing } from '../../keyboard/enter-key.ts'
import { Icon } from '../theme/icon.tsx'
import { gridTexts } from './grid.text.ts'
import { lastPage, pagesAround } from './pages.ts'

interface Props {
  page: number
  size: number
  rows: number
  /** Null until the second call has answered. */
  total: number | null
  hasNext: boolean
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** Total, sizes, previous, pages, next, jumper: the specified order (section 9). */
export function Pager({ page, size, rows, total, hasNext, onPage, onSize }: Props) {
  const say = useSay()
  const first = rows === 0 ? 0 : (page - 1) * size + 1
  const range = { from: first, to: rows === 0 ? 0 : first + rows - 1 }
  const last = total === null ? page + (hasNext ? 1 : 0) : lastPage(total, size)
  return (
    <div className="pager">
      <span aria-live="polite">
        {total === null ? say(gridTexts.range, range) : say(gridTexts.rangeOfTotal, { ...range, total })}
      </span>
      <select
        className="fld"
        aria-label={say(gridTexts.pageSize)}
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
      >
        {pageSizes.map((n) => (
          <option key={n} value={n}>
            {say(gridTexts.perPage, { n })}
          </option>
        ))}
      </select>
      <span className="spacer" />
      <nav aria-label={say(gridTexts.pages)}>
        <button
          type="button"
          className="icon-btn"
          aria-label={say(gridTexts.previous)}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <Icon name="left" size="m" />
        </button>
        {pagesAround(page, last).map((n, index) =>
          n === null ? (
            <span key={`gap${String(index)}`} className="gap">
              …
            </span>
          ) : (
            <button
              key={n}
              type="button"
              className="page"
              aria-current={n === page ? 'page' : undefined}
              onClick={() => onPage(n)}
            >
              {n}
            </button>
          ),
        )}
        <button
          type="button"
          className="icon-btn"
          aria-label={say(gridTexts.next)}
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        >
          <Icon name="right" size="m" />
        </button>
      </nav>
      <Jumper key={page} page={page} last={last} onPage={onPage} />
    </div>
  )
}

function Jumper({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const say = useSay()
  const [typed, setTyped] = useState(String(page))
  const [before, after] = say(gridTexts.jump).split('{page}')
  const jump = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    const wanted = Number(typed.normalize('NFKC'))
    if (Number.isInteger(wanted)) onPage(Math.min(Math.max(wanted, 1), last))
  }
  return (
    <label className="jumper">
      {before}
      <input
        className="fld"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={jump}
      />
      {after}
    </label>
  )
}
