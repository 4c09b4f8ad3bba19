import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useSay } from '#platform/web/language/say.ts'
import { startPlanning } from '../../contract/run/run-calls.ts'
import { runTexts } from './run.text.ts'

const need = ['write:production'] as const

/** 一括計画, from wherever a plan is looked at: processes that need not move stay. */
export function usePlanCommand(): Command {
  const plan = usePlanning()
  return {
    ...{ id: 'plan', label: runTexts.plan, key: 'F2', icon: 'refresh', need },
    run: () => void plan({}),
  }
}

/** The same with a new place for every process, but those that somebody has put or locked. */
export function usePlanAnewCommand(): Command {
  const plan = usePlanning()
  return {
    ...{ id: 'plan-anew', label: runTexts.planAnew, icon: 'gantt', need, seldom: true },
    run: () => void plan({ anew: true }),
  }
}

function usePlanning() {
  const say = useSay()
  const call = useCall()
  return async (input: { readonly anew?: boolean }) => {
    try {
      await call(startPlanning, input)
      showToast('done', say(runTexts.planStarted))
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    }
  }
}
