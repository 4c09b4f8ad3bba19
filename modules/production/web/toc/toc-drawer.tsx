import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { facilityTocMaster } from '#modules/master/contract/constraint.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { plainNumber } from '#platform/contract/plain-number.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import {
  barKey,
  type PartLink,
  type planOnGantt,
  type ShownOperation,
} from '../../contract/gantt/gantt-calls.ts'
import { loadDays } from '../../contract/load/fullest-calls.ts'
import { fullness } from '../../contract/load/machine-load.ts'
import { planScenarioScreen } from '../../contract/scenario/scenario-calls.ts'
import {
  bufferZone,
  drumOf,
  drumTurns,
  usualBufferHours,
  type DrumTurn,
} from '../../contract/toc/drum-turns.ts'
import { tocTexts } from './toc.text.ts'
import './toc.css'

type Shown = OutputOf<typeof planOnGantt>
type Turn = DrumTurn<ShownOperation>

interface Props {
  shown: Shown
  parts: readonly PartLink[]
  onOpen: (operation: ShownOperation) => void
  onClose: () => void
}

const minutesPerDay = 1440

/** ドラム・バッファ・ロープ: whether what comes to the fullest machine is there in time, and when it is to be released. */
export function TocDrawer({ shown, parts, onOpen, onClose }: Props) {
  const say = useSay()
  const { facilities, operations, now, days } = shown
  const rates = useMemo(() => {
    const from = Math.floor(now / minutesPerDay)
    return fullness(facilities, operations, { from, days: Math.min(loadDays, days - from) })
  }, [facilities, operations, now, days])
  const [wished, setWished] = useState<string>()
  /** Only what has lost some of its buffer. */
  const [isShort, setIsShort] = useState(false)
  const [hours, setHours] = useState(String(usualBufferHours))
  const drum = facilities.find(({ facility_cd }) => facility_cd === (wished ?? drumOf(rates)))
  const buffer = Number(plainNumber(hours) ?? 0) * 60
  const turns = useMemo(
    () => (drum && buffer > 0 ? drumTurns(operations, { drum, buffer, now, parts }) : []),
    [operations, drum, buffer, now, parts],
  )
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(tocTexts.title)}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-form toc">
        <p>{say(tocTexts.about)}</p>
        <div className="toc-fields">
          <Labelled label={say(tocTexts.drum)}>
            {(control) => (
              <select
                {...control}
                className="fld"
                value={drum?.facility_cd ?? ''}
                onChange={({ target }) => setWished(target.value)}
              >
                {facilities.map(({ facility_cd, facility_nm }) => (
                  <option key={facility_cd} value={facility_cd}>
                    {say(tocTexts.loaded, {
                      ...{ code: facility_cd, name: facility_nm, rate: rates.get(facility_cd) ?? 0 },
                    })}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          <Labelled label={say(tocTexts.buffer)} error={buffer > 0 ? undefined : say(tocTexts.wrongBuffer)}>
            {(control) => (
              <input
                {...control}
                className="fld num"
                inputMode="decimal"
                value={hours}
                onChange={({ target }) => setHours(target.value)}
              />
            )}
          </Labelled>
          <label className="check">
            <input type="checkbox" checked={isShort} onChange={({ target }) => setIsShort(target.checked)} />
            {say(tocTexts.short)}
          </label>
        </div>
        <p className="toc-zones" role="status">
          {bufferZone.codes.map((zone) => (
            <span key={zone} className={`chip s-${bufferZone.tones?.[zone] ?? 'none'}`}>
              {say(tocTexts.count, {
                ...{
                  zone: say(bufferZone.texts[zone]),
                  count: turns.filter((one) => one.zone === zone).length,
                },
              })}
            </span>
          ))}
        </p>
        <PlainTable
          label={say(tocTexts.title)}
          rows={isShort ? turns.filter(({ zone }) => zone !== '1') : turns}
          keyOf={({ operation }) => barKey(operation)}
          columns={columnsOf(shown, say)}
          onOpen={({ operation }) => onOpen(operation)}
          empty={buffer > 0 ? say(tocTexts.nothing) : ''}
        />
        <p>
          <Link to={planScenarioScreen.path}>{say(tocTexts.tryRope)}</Link>　
          <Link to={`${facilityTocMaster.path}?facility_cd=${encodeURIComponent(drum?.facility_cd ?? '')}`}>
            {say(tocTexts.constraints)}
          </Link>
        </p>
      </div>
    </Drawer>
  )
}

function columnsOf(
  { first_day }: Pick<Shown, 'first_day'>,
  say: ReturnType<typeof useSay>,
): readonly PlainColumn<Turn>[] {
  const moment = (minute: number) => {
    const day = dayAfter(first_day, Math.floor(minute / minutesPerDay))
    const [hour, rest] = [Math.floor((minute % minutesPerDay) / 60), Math.round(minute % 60)]
    return `${day.slice(5).replace('-', '/')} ${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  }
  return [
    { name: 'turn', label: tocTexts.turn, cell: ({ operation }) => moment(operation.start) },
    {
      ...{ name: 'used', label: tocTexts.used },
      cell: ({ arrives, used, zone }) =>
        arrives === undefined ? (
          ''
        ) : (
          <>
            <CodeStatus codes={bufferZone} code={zone} look="st" />
            <meter
              aria-label={say(tocTexts.used)}
              value={Math.min(used, 100)}
              max={100}
              low={34}
              high={67}
              optimum={0}
            />
            {say(tocTexts.percent, { rate: used })}
          </>
        ),
    },
    {
      ...{ name: 'goods', label: tocTexts.goods },
      hint: ({ operation: { item_nm, work_nm } }) => `${item_nm}　${work_nm}`,
      cell: ({ operation: { item_cd, work_nm } }) => `${item_cd}　${work_nm}`,
    },
    {
      ...{ name: 'order', label: tocTexts.order },
      hint: ({ operation: { customer_nm } }) => customer_nm,
      cell: ({ operation: { order_no } }) => order_no,
    },
    {
      ...{ name: 'arrives', label: tocTexts.arrives },
      cell: ({ arrives }) => (arrives === undefined ? say(tocTexts.noneBefore) : moment(arrives)),
    },
    {
      ...{ name: 'begins', label: tocTexts.begins },
      cell: ({ begins, rope, used }) =>
        begins === undefined ? (
          ''
        ) : (
          <>
            {moment(begins)}
            {used === 0 && isEarly(begins, rope) ? <b className="s-warn"> {say(tocTexts.early)}</b> : null}
          </>
        ),
    },
    { name: 'rope', label: tocTexts.rope, cell: ({ rope }) => (rope === undefined ? '' : moment(rope)) },
    {
      ...{ name: 'due', label: tocTexts.due },
      cell: ({ operation: { due }, isLate }) => (
        <>
          {moment(due - 1).slice(0, 5)}
          {isLate ? <b className="s-bad"> {say(tocTexts.late)}</b> : null}
        </>
      ),
    },
  ]
}

/** More than a day before the rope lets it go: it would only lie before the drum. */
const isEarly = (begins: number, rope: number | undefined): boolean =>
  rope !== undefined && rope - begins > minutesPerDay
