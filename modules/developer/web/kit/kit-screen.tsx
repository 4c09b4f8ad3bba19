import { useState, type ComponentType } from 'react'
import type { Text } from '#platform/contract/text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { BoardPart } from './board-part.tsx'
import { chartKitTexts } from './chart-kit.text.ts'
import { ChartParts } from './chart-parts.tsx'
import { ControlParts } from './control-parts.tsx'
import { FeedbackParts } from './feedback-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { GanttPart } from './gantt-part.tsx'
import { kitTexts } from './kit.text.ts'
import { LongSlip, TrialSlip } from './slip-parts.tsx'
import './kit.css'

interface Part {
  readonly id: string
  readonly title: Text
  readonly Part: ComponentType
}

const FactoryPart = () => <MasterScreen master={factoryMaster} />

const parts: readonly Part[] = [
  { id: 'controls', title: kitTexts.controls, Part: ControlParts },
  { id: 'fields', title: kitTexts.fields, Part: FieldParts },
  { id: 'feedback', title: kitTexts.feedback, Part: FeedbackParts },
  { id: 'master', title: kitTexts.master, Part: FactoryPart },
  { id: 'slip', title: kitTexts.slip, Part: TrialSlip },
  { id: 'long-slip', title: kitTexts.longSlip, Part: LongSlip },
  { id: 'board', title: kitTexts.board, Part: BoardPart },
  { id: 'gantt', title: kitTexts.gantt, Part: GanttPart },
  { id: 'charts', title: chartKitTexts.charts, Part: ChartParts },
]

/** The gallery: one part at a time, as large as a screen, and working. */
export function KitScreen() {
  const say = useSay()
  const [chosen, setChosen] = useState(parts[0]?.id)
  const Part = parts.find(({ id }) => id === chosen)?.Part
  return (
    <div className="kit">
      <nav className="kit-parts" aria-label={say(kitTexts.parts)}>
        {parts.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-current={id === chosen || undefined}
            data-part={id}
            onClick={() => setChosen(id)}
          >
            {say(title)}
          </button>
        ))}
      </nav>
      <div className="kit-part">{Part ? <Part /> : null}</div>
    </div>
  )
}
