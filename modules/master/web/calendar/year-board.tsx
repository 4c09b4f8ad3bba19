import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { dayAfter } from '#platform/contract/business-day.ts'
import { MonthGrid } from './month-grid.tsx'
import { daysBetween, type Brush, type ShownDay } from './painted-year.ts'

interface Props {
  days: ReadonlyMap<string, ShownDay>
  readOnly: boolean
  onPaint: (dates: readonly string[]) => void
  onBrush: (brush: Brush) => void
  onPaste: (text: string) => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
}
const brushes: Readonly<Record<string, Brush>> = { 1: '1', 2: '2', 3: '3', 4: 'week' }

/** Twelve months to paint on: with the mouse from a day to another one, with the keys day by day. */
export function YearBoard({ days, readOnly, onPaint, onBrush, onPaste }: Props) {
  const board = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState('')
  const [from, setFrom] = useState<string | null>(null)
  const all = [...days.values()]
  const first = all[0]?.date ?? ''
  const held = days.has(current) ? current : first
  useEffect(() => {
    const release = () => setFrom(null)
    window.addEventListener('pointerup', release)
    return () => window.removeEventListener('pointerup', release)
  }, [])
  const paint = (dates: readonly string[]) => readOnly || onPaint(dates.filter((date) => days.has(date)))
  const keys = (event: KeyboardEvent, date: string) => {
    const step = steps[event.key]
    const brush = brushes[event.key]
    if (step === undefined && brush === undefined && event.key !== ' ') return
    event.preventDefault()
    if (brush) return onBrush(brush)
    if (step === undefined) return paint([date])
    const next = dayAfter(date, step)
    if (!days.has(next)) return
    if (event.shiftKey) paint(daysBetween(date, next))
    setCurrent(next)
    board.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus()
  }
  const press = (event: PointerEvent, date: string) => {
    if (event.button !== 0 || event.pointerType !== 'mouse') return
    setFrom(date)
    paint([date])
  }
  const cross = (event: PointerEvent, date: string) => {
    if (from && event.buttons % 2 === 1) paint(daysBetween(from, date))
  }
  /** A finger that begins to scroll has not painted: it taps. The mouse has painted when it was pressed. */
  const click = ({ nativeEvent }: MouseEvent, date: string) => {
    if (nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType !== 'mouse') paint([date])
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    if (!readOnly) onPaste(event.clipboardData.getData('text/plain'))
  }
  return (
    <div className="calendar-months" ref={board} onPaste={paste}>
      {Array.from({ length: 12 }, (_, at) => at + 1).map((month) => (
        <MonthGrid
          key={month}
          month={month}
          days={all.filter(({ date }) => Number(date.slice(5, 7)) === month)}
          current={held}
          onKeyDown={keys}
          onPress={press}
          onClick={click}
          onCross={cross}
          onFocus={setCurrent}
        />
      ))}
    </div>
  )
}
