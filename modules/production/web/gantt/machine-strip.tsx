import { useMemo, useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { GanttSeen } from '#platform/web/kit/gantt/gantt.tsx'
import type { GanttMove } from '#platform/web/kit/gantt/gantt-move.ts'
import { LoadStrip } from '#platform/web/kit/gantt/load-strip.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { barKey, type planOnGantt, type ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import { type LoadBasis, machineLoad, movedTo, withLoad } from '../../contract/load/machine-load.ts'
import { ganttScreenTexts } from './gantt.text.ts'

interface Props {
  shown: OutputOf<typeof planOnGantt>
  seen: GanttSeen
  /** The machine that a bar would stand on, so many lanes below its own. */
  machineAt: (from: string, lanes: number) => string
}

const [ofChosen, ofAll] = ['', '*']

/** 山積み: of the chosen bar's machine, of one, or of all together. */
export function MachineStrip({ shown, seen, machineAt }: Props) {
  const say = useSay()
  const [wished, setWished] = useState<string>(ofChosen)
  const [basis, setBasis] = useState<LoadBasis>('planned')
  const { bar, dragged } = seen
  const chosen = useMemo(
    () => (bar ? shown.operations.find((one) => barKey(one) === bar.key) : undefined),
    [shown, bar],
  )
  const { facilities, operations } = shown
  const others = useMemo(() => operations.filter((one) => one !== chosen), [operations, chosen])
  const machine = wished === ofAll ? undefined : wished || chosen?.facility_cd || undefined
  const asked = useMemo(
    () => ({
      ...{ days: shown.days, today: Math.floor(shown.now / 1440) * 1440, machine, basis },
      chosen: chosen?.no,
    }),
    [shown, machine, basis, chosen],
  )
  const standing = useMemo(
    () => (basis === 'planned' ? machineLoad(facilities, others, asked) : undefined),
    [facilities, others, asked, basis],
  )
  const days = useMemo(() => {
    const put = chosen && dragged ? putTo(facilities, chosen, dragged, machineAt) : chosen
    const own = put ? [put] : []
    return standing
      ? withLoad(standing, machineLoad(facilities, own, asked))
      : machineLoad(facilities, [...others, ...own], asked)
  }, [facilities, chosen, dragged, machineAt, standing, others, asked])
  const tools = useMemo(
    () => <StripTools {...{ wished, setWished, basis, setBasis, shown }} />,
    [wished, basis, shown],
  )
  return (
    <LoadStrip
      label={say(ganttScreenTexts.load)}
      days={days}
      seen={seen}
      note={machine === undefined ? say(ganttScreenTexts.allMachines) : nameOf(shown, machine)}
      tools={tools}
    />
  )
}

function putTo(
  facilities: Props['shown']['facilities'],
  chosen: ShownOperation,
  { minutes, lanes }: GanttMove,
  machineAt: Props['machineAt'],
): ShownOperation {
  const facility_cd = machineAt(chosen.facility_cd, lanes)
  return movedTo(facilities, chosen, { start: chosen.start + minutes, facility_cd })
}

interface StripToolsProps {
  wished: string
  setWished: (machine: string) => void
  basis: LoadBasis
  setBasis: (basis: LoadBasis) => void
  shown: Props['shown']
}

/** Drawn anew only when they change: the strip itself follows each frame of scrolling. */
function StripTools({ wished, setWished, basis, setBasis, shown }: StripToolsProps) {
  const say = useSay()
  return (
    <>
      <select
        className="fld"
        name="load-of"
        aria-label={say(ganttScreenTexts.facility)}
        value={wished}
        onChange={({ target }) => setWished(target.value)}
      >
        <option value={ofChosen}>{say(ganttScreenTexts.chosenMachine)}</option>
        <option value={ofAll}>{say(ganttScreenTexts.allMachines)}</option>
        {shown.facilities.map(({ facility_cd, facility_nm }) => (
          <option key={facility_cd} value={facility_cd}>
            {facility_cd}　{facility_nm}
          </option>
        ))}
      </select>
      <select
        className="fld"
        name="load-basis"
        aria-label={say(ganttScreenTexts.basis)}
        value={basis}
        onChange={({ target }) => setBasis(target.value === 'needed' ? 'needed' : 'planned')}
      >
        <option value="planned">{say(ganttScreenTexts.asPlanned)}</option>
        <option value="needed">{say(ganttScreenTexts.asNeeded)}</option>
      </select>
    </>
  )
}

const nameOf = ({ facilities }: Props['shown'], code: string): string =>
  `${code}　${facilities.find(({ facility_cd }) => facility_cd === code)?.facility_nm ?? ''}`

/** Whoever drags over the lanes of machines drags to another one. */
export function machineBelow(
  { facilities }: Pick<Props['shown'], 'facilities'>,
  from: ShownOperation['facility_cd'],
  lanes: number,
): string {
  const at = facilities.findIndex(({ facility_cd }) => facility_cd === from)
  return at < 0 ? from : (facilities[at + lanes]?.facility_cd ?? from)
}
