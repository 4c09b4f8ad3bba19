import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import type { Command, CommandKey } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { slipTexts } from '#platform/web/kit/slip/slip.text.ts'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { barKey, type planOnGantt, type ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import { applyMoves, type Move, tryMoves } from '../../contract/gantt/move-calls.ts'
import { ganttScreenTexts } from './gantt.text.ts'
import { lengthOf, type lengthsOf, lengthStep } from './length.ts'
import type { PlaceColumns } from '#planning/scheduling/play-drags.ts'
import type { useAppliedMoves } from './use-applied-moves.ts'
import type { MoveThread } from './move-thread.ts'
import { type Conflict, conflictsOf, stillMovable } from './others-moves.ts'
import { afterMoves, noMoves, redo, undo, withMove, type MovesDraft } from './moves-draft.ts'

type Shown = OutputOf<typeof planOnGantt>
type Tried = OutputOf<typeof tryMoves>

const need = ['write:production'] as const

interface Tools {
  readonly thread: RefObject<MoveThread | null>
  /** What the thread knows: it comes behind the plan that is shown. */
  readonly shop: unknown
  /** How what is in the way makes room. */
  readonly mode: Move['mode']
  /** How long everything takes; nothing as long as that is not read. */
  readonly lengths: ReturnType<typeof lengthsOf> | undefined
  /** The key of the chosen bar. */
  readonly chosen: string | undefined
  readonly onApplied: () => Promise<unknown>
  /** Moves that are applied already. */
  readonly applied: Pick<ReturnType<typeof useAppliedMoves>, 'has' | 'ask' | 'forget'>
}

/** How far the picture goes, and what draws it. */
interface Looked {
  readonly through: number
  readonly show: (places: PlaceColumns | undefined) => void
}

/** Moves of a planner: each is tried at once by the engine in the page, else by the server, and all are applied together. */
export function useMoves(
  shown: Shown | undefined,
  { thread, shop, mode, lengths, chosen, onApplied, applied }: Tools,
) {
  const say = useSay()
  const call = useCall()
  const [draft, setDraft] = useState<MovesDraft>(noMoves)
  const [tried, setTried] = useState<Tried | null>(null)
  const [underWay, setUnderWay] = useState(false)
  /** A machine that cannot do it is passed on the way to the next one. */
  const [refused, setRefused] = useState<Move | null>(null)
  /** What others have done to these processes since they were moved. */
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const isDragging = useRef(false)
  const isApplying = useRef(false)
  /** Counts what has decided about the draft: an answer to what came before it is late. */
  const turn = useRef(0)
  useUnsaved(draft.done.length > 0)
  const after = useMemo(() => (shown && tried ? afterMoves(shown, tried) : shown), [shown, tried])
  /** By their keys: one of thousands is asked for with each step of the pointer. */
  const operations = useMemo(() => new Map(after?.operations.map((one) => [barKey(one), one])), [after])

  const ask = async (act: () => Promise<void>) => {
    setUnderWay(true)
    try {
      await act()
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    } finally {
      setUnderWay(false)
      isApplying.current = false
    }
  }
  const tryOut = async (moves: readonly Move[]): Promise<Tried> =>
    (await thread.current?.play(moves)) ??
    call(tryMoves, { first_day: shown?.first_day ?? '', moves: [...moves] })
  const take = (next: MovesDraft) =>
    ask(async () => {
      const { done: moves } = next
      const answer = moves.length === 0 ? null : await tryOut(moves)
      turn.current++
      setDraft(next)
      setTried(answer)
      setRefused(null)
      setConflicts([])
      applied.forget()
    })
  /** The plan has become another one: moves that nobody has applied yet are tried on it, and who moves or applies meanwhile is not held up. */
  const tryAnew = useEffectEvent(async (was: Shown, now: Shown) => {
    if (draft.done.length === 0 || isApplying.current) return
    const own = ++turn.current
    const found = conflictsOf(draft.done, was, now)
    const done = stillMovable(draft.done, found)
    if (found.length > 0) {
      setConflicts(found)
      setDraft({ done, undone: [] })
    }
    const answer = done.length === 0 ? null : await tryOut(done).catch(() => null)
    if (own === turn.current) setTried(answer)
  })
  const known = useRef(shown)
  useEffect(() => {
    const was = known.current
    known.current = shown
    if (was && shown) void tryAnew(was, shown)
  }, [shown, shop])
  const apply = () =>
    ask(async () => {
      isApplying.current = true
      const { moved } = await call(applyMoves, { first_day: shown?.first_day ?? '', moves: [...draft.done] })
      turn.current++
      await onApplied()
      setDraft(noMoves)
      setTried(null)
      setConflicts([])
      showToast('done', say(ganttScreenTexts.applied, { count: moved.length }))
    })
  const moveOf = (one: ShownOperation, minutes: number, facility: (from: string) => string): Move => {
    const [plan_no, process_no] = [one.no, one.process_no]
    const isRefused = refused?.plan_no === plan_no && refused.process_no === process_no
    const facility_cd = facility(isRefused ? refused.facility_cd : one.facility_cd)
    return { plan_no, process_no, facility_cd, start: Math.max(0, one.start + minutes), mode }
  }
  /** It stays where it begins; what comes after it makes room. */
  const lengthened = (one: ShownOperation, by: number): Move | undefined => {
    const now = lengths && lengthOf(lengths, draft.done, one)
    const { no: plan_no, process_no, facility_cd, start } = one
    const minutes = Math.max(1, (now ?? 0) + by)
    return now === undefined || by === 0
      ? undefined
      : { plan_no, process_no, facility_cd, start: Math.max(0, start), mode, minutes }
  }
  const mayChange = (one: ShownOperation | undefined): one is ShownOperation =>
    shown !== undefined && !underWay && one?.kind === 'plan'
  const resize = (one: ShownOperation | undefined, by: number) => {
    const next = mayChange(one) ? lengthened(one, by) : undefined
    if (next) void take(withMove(draft, next))
  }
  /** So much of its plan goes on by itself. */
  const split = ({ no: plan_no, process_no, facility_cd, start }: ShownOperation, qty: string) =>
    void take(
      withMove(draft, { plan_no, process_no, facility_cd, start: Math.max(0, start), mode, split: qty }),
    )
  const move = (one: ShownOperation, minutes: number, facility: (from: string) => string) => {
    if (one.kind === 'work') showToast('note', say(ganttScreenTexts.workStays, { no: one.no }))
    if (!mayChange(one)) return
    const next = moveOf(one, minutes, facility)
    setRefused(next)
    void take(withMove(draft, next))
  }
  /** Where it would go, and what else, while it is still in the hand. */
  const drag = (
    one: ShownOperation,
    minutes: number,
    { facility, ...shownAs }: Looked & { readonly facility: (from: string) => string },
  ) => {
    if (mayChange(one)) preview(moveOf(one, minutes, facility), shownAs)
  }
  const stretch = (one: ShownOperation, by: number, shownAs: Looked) => {
    const next = mayChange(one) ? lengthened(one, by) : undefined
    if (next) preview(next, shownAs)
  }
  const preview = (next: Move, { through, show }: Looked) => {
    isDragging.current = true
    const { done } = withMove(draft, next)
    thread.current?.glance({
      ...{ moves: done, through },
      hear: (places) => {
        if (isDragging.current) show(places)
      },
    })
  }
  const letGo = () => {
    isDragging.current = false
  }
  const isEmpty = draft.done.length === 0
  /** Before there is a draft, and behind its beginning, lies what was applied. */
  const isBehind = { undo: isEmpty && applied.has.undo, redo: isEmpty && applied.has.redo }
  const own = operations.get(chosen ?? '')
  const resizing = (id: 'longer' | 'shorter', key: CommandKey, by: number): Command => ({
    ...{ id, label: ganttScreenTexts[id], key, need, unavailable: !mayChange(own) || !lengths },
    run: () => resize(own, by),
  })
  const commands: readonly Command[] = [
    {
      ...{ id: 'apply', label: ganttScreenTexts.apply, key: 'F9', icon: 'check', primary: true, need },
      ...{ unavailable: isEmpty || underWay, run: () => void apply() },
    },
    {
      ...{ id: 'undo', label: slipTexts.undo, key: 'Ctrl+Z', need },
      unavailable: (isEmpty && !isBehind.undo) || underWay,
      run: () => (isEmpty ? applied.ask('undo') : void take(undo(draft))),
    },
    {
      ...{ id: 'redo', label: slipTexts.redo, key: 'Ctrl+Y', need },
      unavailable: (draft.undone.length === 0 && !isBehind.redo) || underWay,
      run: () => (draft.undone.length === 0 ? applied.ask('redo') : void take(redo(draft))),
    },
  ]
  return {
    ...{ move, drag, resize, stretch, split, letGo, commands, tried, conflicts, own, hasDraft: !isEmpty },
    /** The chosen one, where it may be split: what is split off already has no number yet. */
    toSplit: mayChange(own) && /^\d+$/.test(own.no) ? own : undefined,
    keys: [
      resizing('longer', 'Alt+ArrowRight', lengthStep),
      resizing('shorter', 'Alt+ArrowLeft', -lengthStep),
    ],
    shown: after,
    operations,
  }
}
