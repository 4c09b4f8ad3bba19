import { useSay } from '../../language/say.ts'
import type { PlainColumn } from '../table/plain-column.ts'
import { PlainTable } from '../table/plain-table.tsx'
import type { GanttBar, GanttPlan } from './gantt-plan.ts'
import { ganttTexts } from './gantt.text.ts'
import type { GanttWords } from './gantt-words.ts'

interface Props {
  label: string
  plan: GanttPlan
  isShown: (bar: GanttBar) => boolean
  words: GanttWords
}

/** Where something has happened: how it stands, and what was planned. */
const progressColumns = (words: GanttWords): readonly PlainColumn<GanttBar>[] => [
  { name: 'state', label: ganttTexts.state, cell: ({ progress }) => progress?.state ?? '' },
  { name: 'planned', label: ganttTexts.planned, cell: ({ progress }) => words.stretch(progress?.planned) },
  { name: 'actual', label: ganttTexts.actual, cell: ({ progress }) => words.stretch(progress?.actual) },
]

/** More than one reads: a search narrows it. */
const mostRead = 500

/** The Gantt to be read: what is shown, lane by lane, by its start. */
export function GanttTable({ label, plan, isShown, words }: Props) {
  const say = useSay()
  return (
    <PlainTable
      label={label}
      rows={plan.bars
        .filter(isShown)
        .sort((a, b) => a.lane - b.lane || a.start - b.start)
        .slice(0, mostRead)}
      keyOf={({ key }) => key}
      columns={[
        { name: 'lane', label: ganttTexts.lane, cell: ({ lane }) => plan.lanes[lane]?.label ?? '' },
        { name: 'label', label: ganttTexts.operation, cell: (bar) => bar.label },
        ...(plan.bars.some(({ progress }) => progress) ? progressColumns(words) : []),
        { name: 'begins', label: ganttTexts.begins, cell: ({ start }) => words.moment(start) },
        { name: 'ends', label: ganttTexts.ends, cell: ({ end }) => words.moment(end) },
        {
          ...{ name: 'done', label: ganttTexts.done, kind: 'figure' },
          cell: ({ done }) => String(Math.round(done * 100)),
        },
        { name: 'late', label: ganttTexts.late, cell: ({ late }) => (late ? say(ganttTexts.late) : '') },
      ]}
    />
  )
}
