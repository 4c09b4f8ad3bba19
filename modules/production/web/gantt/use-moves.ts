import { type RefObject, useRef, useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { slipTexts } from '#platform/web/kit/slip/slip.text.ts'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { planOnGantt, ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import { applyMoves, type Move, tryMoves } from '../../contract/gantt/move-calls.ts'
import { ganttScreenTexts } from './gantt.text.ts'
import type { MovedPlace } from '#planning/moves/played-moves.ts'
import type { MoveThread } from './move-thread.ts'
import { afterMoves, noMoves, redo, undo, withMove, type MovesDraft } from './moves-draft.ts'

type Shown = OutputOf<typeof planOnGantt>
type Tried = OutputOf<typeof tryMoves>

const need = ['write:production'] as const

interface Tools {
  readonly thread: RefObject<MoveThread | null>
  /** How what is in the way makes room. */
  readonly mode: Move['mode']
  readonly onApplied: () => Promise<unknown>
}

/** Moves of a planner: each is tried at once by the engine in the page, else by the server, and all are applied together. */
export function useMoves(shown: Shown | undefined, { thread, mode, onApplied }: Tools) {
  const say = useSay()
  const call = useCall()
  const [draft, setDraft] = useState<MovesDraft>(noMoves)
  const [tried, setTried] = useState<Tried | null>(null)
  const [underWay, setUnderWay] = useState(false)
  /** A machine that cannot do it is passed on the way to the next one. */
  const [refused, setRefused] = useState<Move | null>(null)
  const [dragged, setDragged] = useState<readonly MovedPlace[] | null>(null)
  const isDragging = useRef(false)
  useUnsaved(draft.done.length > 0)

  const ask = async (act: () => Promise<void>) => {
    setUnderWay(true)
    try {
      await act()
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    } finally {
      setUnderWay(false)
    }
  }
  const tryOut = async (moves: readonly Move[]): Promise<Tried> =>
    (await thread.current?.play(moves)) ??
    call(tryMoves, { first_day: shown?.first_day ?? '', moves: [...moves] })
  const take = (next: MovesDraft) =>
    ask(async () => {
      const { done: moves } = next
      const answer = moves.length === 0 ? null : await tryOut(moves)
      setDraft(next)
      setTried(answer)
      setRefused(null)
    })
  const apply = () =>
    ask(async () => {
      const { moved } = await call(applyMoves, { first_day: shown?.first_day ?? '', moves: [...draft.done] })
      await onApplied()
      setDraft(noMoves)
      setTried(null)
      showToast('done', say(ganttScreenTexts.applied, { count: moved.length }))
    })
  const moveOf = (one: ShownOperation, minutes: number, facility: (from: string) => string): Move => {
    const [plan_no, process_no] = [one.no, one.process_no]
    const isRefused = refused?.plan_no === plan_no && refused.process_no === process_no
    const facility_cd = facility(isRefused ? refused.facility_cd : one.facility_cd)
    return { plan_no, process_no, facility_cd, start: Math.max(0, one.start + minutes), mode }
  }
  const move = (one: ShownOperation, minutes: number, facility: (from: string) => string) => {
    if (!shown || underWay || one.kind !== 'plan') return
    const next = moveOf(one, minutes, facility)
    setRefused(next)
    void take(withMove(draft, next))
  }
  /** Where it would go, and what else, while it is still in the hand. */
  const drag = (one: ShownOperation, minutes: number, facility: (from: string) => string) => {
    if (!shown || underWay || one.kind !== 'plan') return
    isDragging.current = true
    const { done } = withMove(draft, moveOf(one, minutes, facility))
    thread.current?.preview(done, (moved) => {
      if (isDragging.current) setDragged(moved ?? null)
    })
  }
  const letGo = () => {
    isDragging.current = false
    setDragged(null)
  }
  const idle = draft.done.length === 0 || underWay
  const commands: readonly Command[] = [
    {
      ...{ id: 'apply', label: ganttScreenTexts.apply, key: 'F9', icon: 'check', primary: true, need },
      ...{ unavailable: idle, run: () => void apply() },
    },
    {
      ...{ id: 'undo', label: slipTexts.undo, key: 'Ctrl+Z', need, unavailable: idle },
      run: () => void take(undo(draft)),
    },
    {
      ...{ id: 'redo', label: slipTexts.redo, key: 'Ctrl+Y', need },
      ...{ unavailable: draft.undone.length === 0 || underWay, run: () => void take(redo(draft)) },
    },
  ]
  return {
    ...{ move, drag, letGo, dragged, commands, tried },
    shown: shown && tried ? afterMoves(shown, tried) : shown,
  }
}
