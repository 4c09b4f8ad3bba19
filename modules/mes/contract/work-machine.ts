import { workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { workErrors } from './work-errors.ts'

/** 未着手 → 作業中 ⇄ 停止 → 完了; what has stopped is resumed before it is finished (domain-reference.md §2.8). */
export const workMachine = statusMachine({
  axis: 'work_status',
  states: workStatus,
  steps: [
    { from: '0', verb: 'start', to: '1' },
    { from: '1', verb: 'stop', to: '2', needsReason: true },
    { from: '2', verb: 'resume', to: '1' },
    { from: '1', verb: 'report', to: '1' },
    { from: '1', verb: 'finish', to: '3' },
    { from: '1', verb: 'join', to: '1' },
    { from: '1', verb: 'leave', to: '1' },
    { from: '1', verb: 'setUp', to: '1' },
    { from: '1', verb: 'firstGood', to: '1' },
    { from: '1', verb: 'firstBad', to: '1' },
  ],
  refused: (state) => workErrors.BIZ_WORK_STATE.with({ state: workStatus.texts[state] }),
})
export type WorkVerb = (typeof workMachine)['verbs'][number]
