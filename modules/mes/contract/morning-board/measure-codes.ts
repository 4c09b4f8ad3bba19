import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { boardErrors } from './board-errors.ts'

/** 対策の状態: it stays on the board until it is closed. */
export const measureStatus = codes(
  'measure_status',
  {
    0: { ja: '未対応', en: 'Open', zh: '未处理' },
    1: { ja: '対応中', en: 'Under way', zh: '处理中' },
    9: { ja: '完了', en: 'Finished', zh: '完成' },
  },
  { 0: 'none', 1: 'go', 9: 'done' },
)

export const measureMachine = statusMachine({
  axis: 'measure_status',
  states: measureStatus,
  steps: [
    { from: '0', verb: 'start', to: '1' },
    { from: '0', verb: 'close', to: '9', needsReason: true },
    { from: '1', verb: 'close', to: '9', needsReason: true },
    { from: '9', verb: 'reopen', to: '1', needsReason: true },
  ],
  refused: (state) => boardErrors.BIZ_MEASURE_STATE.with({ state: measureStatus.texts[state] }),
})

/** What its history tells. */
export const measureVerb = z.enum(['create', 'update', ...measureMachine.verbs])
