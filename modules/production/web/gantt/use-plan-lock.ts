import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import { lockPlans } from '../../contract/plan/plan-calls.ts'
import { planTexts } from '../plan/plan.text.ts'

const need = ['write:production'] as const

/** 固定: the chosen bar's plan stays where it is, in runs and beside moves; unlocked it is theirs again. Moves that are not applied come first. */
export function usePlanLock(
  chosen: ShownOperation | undefined,
  { hasDraft, onLocked }: { readonly hasDraft: boolean; readonly onLocked: () => Promise<unknown> },
): Command {
  const say = useSay()
  const call = useCall()
  const [underWay, setUnderWay] = useState(false)
  const { no: plan_no = '', update_cnt, locked = false } = chosen ?? {}
  const lock = async () => {
    setUnderWay(true)
    try {
      const plans = [{ plan_no, update_cnt: update_cnt ?? 0 }]
      const { changed } = await call(lockPlans, { plans, locked: !locked })
      await onLocked()
      showToast('done', say(locked ? planTexts.unlocked : planTexts.locked, { count: changed }))
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    } finally {
      setUnderWay(false)
    }
  }
  return {
    ...{ id: 'lock', label: locked ? planTexts.unlock : planTexts.lock, key: 'F6', icon: 'lock', need },
    unavailable: chosen?.kind !== 'plan' || update_cnt == null || hasDraft || underWay,
    run: () => void lock(),
  }
}
