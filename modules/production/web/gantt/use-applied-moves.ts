import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { slipTexts } from '#platform/web/kit/slip/slip.text.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { appliedMoves, redoMoves, undoMoves } from '../../contract/gantt/applied-moves.ts'
import { planGanttScreen } from '../../contract/gantt/gantt-calls.ts'
import { ganttScreenTexts } from './gantt.text.ts'

export type Settled = OutputOf<typeof undoMoves>
export type SettleWay = 'undo' | 'redo'

const calls = { undo: undoMoves, redo: redoMoves } as const
const words = {
  undo: { title: 'askUndo', body: 'aboutUndo', done: 'undone' },
  redo: { title: 'askRedo', body: 'aboutRedo', done: 'redone' },
} as const

/** What one has applied is taken back, and done again, after a question: it is written at once. */
export function useAppliedMoves(first_day: string | undefined, onSettled: () => Promise<unknown>) {
  const say = useSay()
  const call = useCall()
  const momentText = useMomentText()
  const mayMove = useAllows()('write:production')
  const { data, refetch } = useQuery({
    queryKey: [planGanttScreen.name, 'applied'],
    queryFn: ({ signal }) => call(appliedMoves, {}, signal),
    enabled: mayMove,
  })
  const [asked, ask] = useState<SettleWay>()
  const [settled, setSettled] = useState<Settled | null>(null)
  const settle = async (way: SettleWay) => {
    ask(undefined)
    try {
      const answer = await call(calls[way], { first_day: first_day ?? '' })
      await Promise.all([refetch(), onSettled()])
      setSettled(answer)
      const count = answer.moved.length
      if (count === 0) showToast('note', say(ganttScreenTexts.noneSettled))
      else showToast('done', say(ganttScreenTexts[words[way].done], { count }))
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    }
  }
  const next = asked && data?.[asked]
  return {
    has: { undo: Boolean(data?.undo), redo: Boolean(data?.redo) },
    ask,
    /** What the last one came to, until something else is moved. */
    settled,
    forget: () => setSettled(null),
    readAgain: refetch,
    question:
      asked && next
        ? {
            title: say(ganttScreenTexts[words[asked].title]),
            body: say(ganttScreenTexts[words[asked].body], {
              ...{ at: momentText(next.applied_at), count: next.count },
            }),
            action: say(slipTexts[asked]),
            onAction: () => void settle(asked),
            onClose: () => ask(undefined),
          }
        : undefined,
  }
}
