import { codes } from '#platform/contract/code-table.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { workTold } from '../work-codes.ts'
import { workErrors } from '../work-errors.ts'

/** What a terminal told that was not taken: of a process, or indirect work. */
export const refusedKind = codes('refused_kind', {
  ...workTold.texts,
  A: { ja: '間接作業の開始', en: 'Begin indirect work', zh: '开始间接作业' },
  B: { ja: '間接作業の終了', en: 'End indirect work', zh: '结束间接作业' },
})

/** What has become of it. */
export const refusedStatus = codes(
  'refused_status',
  {
    0: { ja: '未処理', en: 'Open', zh: '未处理' },
    1: { ja: '訂正登録済', en: 'Corrected and entered', zh: '已更正登记' },
    9: { ja: '登録見送り済', en: 'Dropped', zh: '已放弃登记' },
  },
  { 0: 'warn', 1: 'done', 9: 'none' },
)

export const refusedMachine = statusMachine({
  axis: 'refused_status',
  states: refusedStatus,
  steps: [
    { from: '0', verb: 'enter', to: '1' },
    { from: '0', verb: 'dismiss', to: '9', needsReason: true },
  ],
  refused: (state) => workErrors.BIZ_REFUSED_SETTLED.with({ state: refusedStatus.texts[state] }),
})
