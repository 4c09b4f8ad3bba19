import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useSay } from '#platform/web/language/say.ts'
import { startPlanning } from '../../contract/run/run-calls.ts'
import { runTexts } from './run.text.ts'

/** 一括計画, from wherever a plan is looked at. */
export function usePlanCommand(): Command {
  const say = useSay()
  const call = useCall()
  const plan = async () => {
    try {
      await call(startPlanning, {})
      showToast('done', say(runTexts.planStarted))
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    }
  }
  return {
    ...{ id: 'plan', label: runTexts.plan, key: 'F2', icon: 'refresh', need: ['write:production'] },
    run: () => void plan(),
  }
}
