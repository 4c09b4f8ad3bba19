import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { EmptyState } from '#platform/web/kit/feedback/empty-state.tsx'
import { Gantt } from '#platform/web/kit/gantt/gantt.tsx'
import type { GanttMove } from '#platform/web/kit/gantt/gantt-move.ts'
import type { GanttBar, GanttGhost } from '#platform/web/kit/gantt/gantt-plan.ts'
import type { GanttResize } from '#platform/web/kit/gantt/gantt-plot.tsx'
import { useFolding } from '#platform/web/kit/gantt/use-folding.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { createStore } from '#platform/web/store/store.ts'
import type { PlaceColumns } from '#planning/scheduling/play-drags.ts'
import { usePhone } from '#platform/web/kit/view/use-device.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useLive } from '#platform/web/live/live-context.tsx'
import {
  type PartLink,
  planGanttScreen,
  planOnGantt,
  type ShownOperation,
} from '../../contract/gantt/gantt-calls.ts'
import type { Move } from '../../contract/gantt/move-calls.ts'
import { shopOnGantt } from '../../contract/gantt/shop-calls.ts'
import { plansChanged, workOrdersChanged } from '../../contract/production-facts.ts'
import { usePlanCommand } from '../run/use-plan-command.ts'
import { StaleNotice } from '../stale/stale-notice.tsx'
import { AboutPlanDrawer } from '../plan/about-plan-drawer.tsx'
import { TocDrawer } from '../toc/toc-drawer.tsx'
import { tocTexts } from '../toc/toc.text.ts'
import { WorkOrderDrawer } from '../work-order/work-order-drawer.tsx'
import { ganttScreenTexts } from './gantt.text.ts'
import { lengthsOf, workBetween } from './length.ts'
import { fromShop, ganttOf, ghostPlacesOf, ghostsOf, laneKinds, type LaneKind } from './lanes.ts'
import { machineBelow, MachineStrip } from './machine-strip.tsx'
import { ConflictsTold, MovesTold, SettledTold } from './moves-told.tsx'
import { SplitDrawer } from './split-drawer.tsx'
import { useAppliedMoves } from './use-applied-moves.ts'
import { useMoveThread } from './use-move-thread.ts'
import { useMoves } from './use-moves.ts'
import { usePlanLock } from './use-plan-lock.ts'

/** 生産計画: what is planned and made, on its machines; Enter tells why. */
export function PlanGanttScreen() {
  const say = useSay()
  const call = useCall()
  const [by, setBy] = useState<LaneKind>('facility')
  const isPhone = usePhone()
  /** On a phone the lanes need the room. */
  const [wishedLoad, setHasLoad] = useState<boolean>()
  const hasLoad = wishedLoad ?? !isPhone
  const [mode, setMode] = useState<Move['mode']>('push')
  const [opened, setOpened] = useState<ShownOperation | null>(null)
  const { data, refetch } = useQuery({
    queryKey: [planGanttScreen.name],
    queryFn: ({ signal }) => call(planOnGantt, {}, signal),
  })
  /** Behind the bars, which are seen first. */
  const shop = useQuery({
    queryKey: [planGanttScreen.name, 'shop'],
    queryFn: ({ signal }) => call(shopOnGantt, {}, signal),
    enabled: data !== undefined,
  })
  const readPlan = () => Promise.all([refetch(), shop.refetch()])
  const applied = useAppliedMoves(data?.first_day, readPlan)
  const readAgain = () => Promise.all([readPlan(), applied.readAgain()])
  useLive(plansChanged, () => void readAgain())
  useLive(workOrdersChanged, () => void readAgain())
  const elsewhere = say(ganttScreenTexts.elsewhere)
  const thread = useMoveThread(shop.data, data?.first_day)
  const [chosen, choose] = useState<string>()
  const lengths = useMemo(() => shop.data && lengthsOf(shop.data), [shop.data])
  const moves = useMoves(data, {
    thread,
    shop: shop.data,
    mode,
    lengths,
    chosen,
    onApplied: readAgain,
    applied,
  })
  const { shown, operations, tried, commands, keys } = moves
  const planAnew = usePlanCommand()
  const [splitting, setSplitting] = useState<ShownOperation>()
  const splitCommand: Command = {
    ...{ id: 'split', label: ganttScreenTexts.split, key: 'F4', need: ['write:production'] },
    ...{ unavailable: !moves.toSplit, run: () => setSplitting(moves.toSplit) },
  }
  const lockCommand = usePlanLock(moves.own, { hasDraft: moves.hasDraft, onLocked: readAgain })
  const [hasToc, setHasToc] = useState(false)
  const tocCommand: Command = {
    ...{ id: 'toc', label: tocTexts.open, key: 'F7', seldom: true },
    ...{ unavailable: !shown, run: () => setHasToc(true) },
  }
  const folding = useFolding(planGanttScreen.name)
  useCommands([...commands, splitCommand, lockCommand, tocCommand, ...keys, folding.command, planAnew])
  const allows = useAllows()
  const known = useMemo(() => shop.data && fromShop(shop.data), [shop.data])
  const plan = useMemo(() => shown && ganttOf(shown, by, elsewhere, known), [shown, by, elsewhere, known])
  const [ghosts] = useState(() => createStore<readonly GanttGhost[]>([]))
  const places = useMemo(() => plan && shop.data && ghostPlacesOf(plan, shop.data, by), [plan, shop.data, by])
  const show = (moved: PlaceColumns | undefined) =>
    ghosts.set(() => (plan && places && moved ? ghostsOf(plan, places, moved, by) : []))
  const letGo = () => {
    moves.letGo()
    show(undefined)
  }
  const operationOf = ({ key }: GanttBar) => operations.get(key)
  const machineAt = useCallback(
    (from: string, lanes: number) => (by === 'facility' && data ? machineBelow(data, from, lanes) : from),
    [by, data],
  )
  const onMove = (bar: GanttBar, { minutes, lanes }: GanttMove) => {
    const one = operationOf(bar)
    if (one) moves.move(one, minutes, (from) => machineAt(from, lanes))
  }
  const onDrag = (bar: GanttBar, by: GanttMove | undefined, through: number) => {
    const one = operationOf(bar)
    const facility = (from: string) => machineAt(from, by?.lanes ?? 0)
    if (one && by) moves.drag(one, by.minutes, { facility, through, show })
    else letGo()
  }
  const onResize = (bar: GanttBar, { minutes, dropped, through }: GanttResize) => {
    const one = operationOf(bar)
    if (dropped) letGo()
    if (!one || !data) return
    const open = data.facilities.find(({ facility_cd }) => facility_cd === one.facility_cd)?.open ?? []
    const by = workBetween(open, one.end, minutes)
    if (dropped) moves.resize(one, by)
    else moves.stretch(one, by, { through, show })
  }
  const mayMove = allows('write:production')
  const close = () => setOpened(null)
  return (
    <>
      <ScreenTitle title={say(planGanttScreen.title)}>
        {[tocCommand, splitCommand, lockCommand, ...commands].map((command) => (
          <CommandButton key={command.id} command={command} />
        ))}
      </ScreenTitle>
      <StaleNotice plan={planAnew} />
      {data ? <ConflictsTold conflicts={moves.conflicts} shown={data} /> : null}
      {tried ? <MovesTold tried={tried} operations={operations} /> : null}
      {applied.settled ? <SettledTold settled={applied.settled} /> : null}
      {plan && plan.bars.length > 0 ? (
        <Gantt
          label={say(planGanttScreen.title)}
          plan={plan}
          folding={folding}
          tools={
            <>
              <label className="check">
                {say(ganttScreenTexts.by)}
                <select
                  className="fld"
                  name="by"
                  value={by}
                  onChange={({ target }) =>
                    setBy(laneKinds.find((one) => one === target.value) ?? 'facility')
                  }
                >
                  {laneKinds.map((one) => (
                    <option key={one} value={one}>
                      {say(ganttScreenTexts[one])}
                    </option>
                  ))}
                </select>
              </label>
              {mayMove ? (
                <label className="check">
                  {say(ganttScreenTexts.room)}
                  <select
                    className="fld"
                    name="room"
                    value={mode}
                    onChange={({ target }) => setMode(target.value === 'repair' ? 'repair' : 'push')}
                  >
                    <option value="push">{say(ganttScreenTexts.push)}</option>
                    <option value="repair">{say(ganttScreenTexts.repair)}</option>
                  </select>
                </label>
              ) : null}
              <label className="check">
                <input
                  type="checkbox"
                  checked={hasLoad}
                  onChange={({ target }) => setHasLoad(target.checked)}
                />
                {say(ganttScreenTexts.showLoad)}
              </label>
            </>
          }
          below={shown && hasLoad ? (seen) => <MachineStrip {...{ shown, seen, machineAt }} /> : undefined}
          onOpen={(bar) => setOpened(stored(operationOf(bar)))}
          onMove={mayMove ? onMove : undefined}
          onDrag={mayMove ? onDrag : undefined}
          onResize={mayMove ? onResize : undefined}
          onChoose={(bar) => choose(bar?.key)}
          ghosts={ghosts}
        />
      ) : plan ? (
        <EmptyState words={say(ganttScreenTexts.empty)} />
      ) : null}
      {applied.question ? <ConfirmDialog {...applied.question} /> : null}
      {splitting ? (
        <SplitDrawer
          operation={splitting}
          onSplit={(qty) => moves.split(splitting, qty)}
          onClose={() => setSplitting(undefined)}
        />
      ) : null}
      {hasToc && shown ? (
        <TocDrawer
          shown={shown}
          parts={known?.parts ?? noParts}
          onOpen={(operation) => {
            setHasToc(false)
            setOpened(stored(operation))
          }}
          onClose={() => setHasToc(false)}
        />
      ) : null}
      {opened?.kind === 'plan' ? (
        <AboutPlanDrawer row={{ ...opened, plan_no: opened.no }} onClose={close} />
      ) : null}
      {opened?.kind === 'work' ? <WorkOrderDrawer work_order_no={opened.no} onClose={close} /> : null}
    </>
  )
}

/** Until the shop has been read. */
const noParts: readonly PartLink[] = []

/** A part that is not applied yet has nothing to tell. */
const stored = (one: ShownOperation | undefined): ShownOperation | null =>
  one && !one.no.includes('+') ? one : null
