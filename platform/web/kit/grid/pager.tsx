import { Fragment, useState, type KeyboardEvent, type ReactNode } from 'react'
import { pageSizes, paginationLayout } from '#platform/contract/constants.ts'
import { useSay } from '../../language/say.ts'
import { isComposing } from '../../keyboard/enter-key.ts'
import { Icon } from '../theme/icon.tsx'
import { gridTexts } from './grid.text.ts'
import { lastPage, pagesAround } from './pages.ts'

interface Props {
  page: number
  size: number
  /** As many as the screen has room for, which `size` then is. */
  fits?: boolean
  rows: number
  /** Null until the second call has answered. */
  total: number | null
  hasNext: boolean
  onPage: (page: number) => void
  onSize: (size: number) => void
  /** Where the screen can say how many it has room for. */
  onFit?: () => void
}

type Part = (typeof paginationLayout)[number]

/** The parts in the specified order (section 9); what goes through the pages stands at the right. */
export function Pager({ page, size, fits = false, rows, total, hasNext, onPage, onSize, onFit }: Props) {
  const say = useSay()
  const first = rows === 0 ? 0 : (page - 1) * size + 1
  const range = {
    from: first.toLocaleString(),
    to: (rows === 0 ? 0 : first + rows - 1).toLocaleString(),
    total: (total ?? 0).toLocaleString(),
  }
  const last = total === null ? page + (hasNext ? 1 : 0) : lastPage(total, size)
  const parts: Readonly<Record<Part, ReactNode>> = {
    total: (
      <span className="pager-total" aria-live="polite">
        {total === null ? say(gridTexts.range, range) : say(gridTexts.rangeOfTotal, range)}
      </span>
    ),
    sizes: (
      <select
        className="fld"
        aria-label={say(gridTexts.pageSize)}
        value={fits ? 'fit' : size}
        onChange={({ target }) => (target.value === 'fit' ? onFit?.() : onSize(Number(target.value)))}
      >
        {onFit ? <option value="fit">{say(gridTexts.fitScreen)}</option> : null}
        {pageSizes.map((n) => (
          <option key={n} value={n}>
            {say(gridTexts.perPage, { n })}
          </option>
        ))}
      </select>
    ),
    prev: <Step icon="left" label={say(gridTexts.previous)} to={page - 1} last={last} onPage={onPage} />,
    pager: (
      <nav aria-label={say(gridTexts.pages)}>
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
      </nav>
    ),
    next: <Step icon="right" label={say(gridTexts.next)} to={page + 1} last={last} onPage={onPage} />,
    jumper: <Jumper page={page} last={last} onPage={onPage} />,
  }
  return (
    <div className="pager">
      {paginationLayout.map((part) => (
        <Fragment key={part}>
          {part === 'prev' ? <span className="spacer" /> : null}
          {parts[part]}
        </Fragment>
      ))}
    </div>
  )
}

interface StepProps {
  icon: 'left' | 'right'
  label: string
  to: number
  last: number
  onPage: (page: number) => void
}

function Step({ icon, label, to, last, onPage }: StepProps) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      disabled={to < 1 || to > last}
      onClick={() => onPage(to)}
    >
      <Icon name={icon} size="m" />
    </button>
  )
}

function Jumper({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const say = useSay()
  const [typed, setTyped] = useState<string | null>(null)
  const [before, after] = say(gridTexts.jump).split('{page}')
  const jump = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    const wanted = Number((typed ?? '').trim() === '' ? page : typed?.normalize('NFKC'))
    if (Number.isInteger(wanted)) onPage(Math.min(Math.max(wanted, 1), last))
    setTyped(null)
  }
  return (
    <label className="jumper">
      {before}
      <input
        className="fld"
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={jump}
      />
      {after}
    </label>
  )
}
