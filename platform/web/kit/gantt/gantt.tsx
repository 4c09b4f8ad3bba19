import { type ReactNode, useMemo, useState } from 'react'
import { useLanguage, useSay } from '../../language/say.ts'
import { createStore, type Store } from '../../store/store.ts'
import { useNowAndThen } from '../../store/use-now-and-then.ts'
import { chartTexts } from '../chart/chart.text.ts'
import { closedTimes } from './folded-time.ts'
import { LaneNames } from './gantt-lanes.tsx'
import { type GanttLayout, layoutOf } from './gantt-layout.ts'
import { type GanttMove, moveByDrag } from './gantt-move.ts'
import { GanttOverview } from './gantt-overview.tsx'
import type { GanttBar, GanttGhost, GanttPlan } from './gantt-plan.ts'
import { type GanttActs, GanttPlot } from './gantt-plot.tsx'
import { GanttTable } from './gantt-table.tsx'
import { ganttTexts } from './gantt.text.ts'
import { ganttWords, type GanttWords } from './gantt-words.ts'
import type { Dragged } from './use-gantt-pointer.ts'
import type { Folding } from './use-folding.ts'
import { useGanttView } from './use-gantt-view.ts'
import './gantt.css'

interface Props extends GanttActs {
  label: string
  plan: GanttPlan
  /** Before the search: by what the lanes are, and what else the screen has. */
  tools?: ReactNode
  /** Nights and days off are folded or not, and one may change it. */
  folding?: Folding | undefined
  /** Another bar is chosen, or none. */
  onChoose?: ((bar: GanttBar | undefined) => void) | undefined
  /** What would stand elsewhere by that: followed by the picture alone, with each frame. */
  ghosts?: Store<readonly GanttGhost[]>
  /** Under the lanes, on the same days: what the screen draws there follows scrolling, zooming and dragging. */
  below?: ((seen: GanttSeen) => ReactNode) | undefined
}

/** What one sees of a Gantt, and what one does with it. */
export interface GanttSeen {
  readonly look: ReturnType<typeof useGanttView>
  readonly words: GanttWords
  readonly bar: GanttBar | undefined
  /** Where the chosen bar would be dropped now. */
  readonly dragged: GanttMove | undefined
}

const noGhosts = createStore<readonly GanttGhost[]>([])

/** A plan on its lanes: scrolled, zoomed, filtered and walked through; or read as a table, lane by lane. */
export function Gantt({ label, plan, tools, folding, ghosts = noGhosts, below, onChoose, ...acts }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [lateOnly, setLateOnly] = useState(false)
  const [asTable, setAsTable] = useState(false)
  /** By its key: others change the plan meanwhile, and its place among the bars with it. */
  const [chosenKey, setChosen] = useState<string>()
  const chosen = useMemo(
    () => (chosenKey === undefined ? -1 : plan.bars.findIndex(({ key }) => key === chosenKey)),
    [plan, chosenKey],
  )
  const choose = (at: number) => {
    setChosen(plan.bars[at]?.key)
    onChoose?.(plan.bars[at])
  }
  /** Followed by the picture and by what stands below, so that nothing else is drawn anew while a bar is in the hand. */
  const [hand] = useState(() => createStore<Dragged | null>(null))
  const isShown = useMemo(() => shownBy(search, lateOnly), [search, lateOnly])
  const isNarrowed = lateOnly || search.trim() !== ''
  const layout = useMemo(() => layoutOf(plan, isNarrowed ? isShown : undefined), [plan, isShown, isNarrowed])
  const words = useMemo(() => ganttWords(language, plan.firstDay), [language, plan.firstDay])
  const isFolded = folding?.isOn ?? false
  const closed = useMemo(() => (isFolded ? closedTimes(plan) : []), [plan, isFolded])
  const look = useGanttView(plan, layout, closed)
  const count = useMemo(() => layout.rows.reduce((sum, row) => sum + row.length, 0), [layout])
  const bar = plan.bars[chosen]
  const said = useSaid(plan, bar, words)
  const middle = look.view.width / 2
  const hasSetup = useMemo(() => plan.bars.some(({ setup }) => setup > 0), [plan])
  return (
    <section className="gantt" aria-label={label}>
      <div className="gantt-tools">
        {tools}
        {folding ? (
          <label className="check">
            <input
              type="checkbox"
              checked={folding.isOn}
              onChange={(event) => folding.set(event.target.checked)}
            />
            {say(ganttTexts.fold)}
          </label>
        ) : null}
        <input
          type="search"
          className="fld"
          aria-label={say(ganttTexts.find)}
          placeholder={say(ganttTexts.find)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <label className="check">
          <input type="checkbox" checked={lateOnly} onChange={(event) => setLateOnly(event.target.checked)} />
          {say(ganttTexts.lateOnly)}
        </label>
        <span role="status">{say(ganttTexts.shown, { count })}</span>
        <span className="spacer" />
        {asTable ? null : (
          <span className="gantt-zoom">
            <button type="button" className="btn quiet" onClick={() => look.zoom(1 / 1.5, middle)}>
              {say(ganttTexts.farther)}
            </button>
            <button type="button" className="btn quiet" onClick={() => look.zoom(1.5, middle)}>
              {say(ganttTexts.nearer)}
            </button>
            <button type="button" className="btn quiet" onClick={look.showWhole}>
              {say(ganttTexts.whole)}
            </button>
          </span>
        )}
        <button type="button" className="btn quiet" onClick={() => setAsTable(!asTable)}>
          {say(asTable ? ganttTexts.asGantt : chartTexts.asTable)}
        </button>
      </div>
      {asTable ? (
        <div className="gantt-read">
          <GanttTable {...{ label, plan, isShown, words }} />
        </div>
      ) : (
        <>
          <GanttOverview {...{ plan, look, words }} />
          <div className="gantt-body">
            <LaneNames lanes={plan.lanes} layout={layout} view={look.view} />
            <GanttPlot
              {...{ label, plan, layout, words, look, chosen, choose, hand, said, ghosts }}
              {...acts}
            />
          </div>
          {below ? (
            <Below {...{ below, look, words, bar, hand, layout, row: layout.rowOf[chosen] ?? 0 }} />
          ) : null}
          <div className="gantt-said" aria-hidden="true">
            <span>{said}</span>
            {hasSetup ? <span className="gantt-key setting-up">{say(ganttTexts.setup)}</span> : null}
          </div>
        </>
      )}
    </section>
  )
}

/** So long what stands below is left as it is, however often the pointer moves. */
const restMs = 100

interface BelowProps extends Omit<GanttSeen, 'dragged'> {
  below: (seen: GanttSeen) => ReactNode
  hand: Store<Dragged | null>
  layout: GanttLayout
  row: number
}

/** It follows the hand behind the bars, which are not to wait for it. */
function Below({ below, look, words, bar, hand, layout, row }: BelowProps) {
  const dragged = useNowAndThen(hand, restMs)
  const { scale } = look.view
  return useMemo(() => {
    const moved = bar && dragged?.part === 'whole' ? moveByDrag(layout, bar, row, dragged, scale) : undefined
    return below({ look, words, bar, dragged: moved })
  }, [below, look, words, bar, layout, row, dragged, scale])
}

function shownBy(search: string, lateOnly: boolean): (bar: GanttBar) => boolean {
  const wanted = search.trim().toLowerCase()
  return ({ label, order, late }) =>
    (!lateOnly || late) && (label.toLowerCase().includes(wanted) || order.toLowerCase().includes(wanted))
}

function useSaid({ lanes }: GanttPlan, bar: GanttBar | undefined, words: GanttWords): string {
  const say = useSay()
  if (!bar) return ''
  if (bar.progress)
    return say(ganttTexts.saidState, {
      ...{ lane: lanes[bar.lane]?.label ?? '', bar: bar.label, state: bar.progress.state },
      ...{ planned: words.stretch(bar.progress.planned), actual: words.stretch(bar.progress.actual) },
    })
  return say(bar.late ? ganttTexts.saidLate : ganttTexts.said, {
    ...{ lane: lanes[bar.lane]?.label ?? '', bar: bar.label },
    ...{ from: words.moment(bar.start), to: words.moment(bar.end) },
  })
}
