import { errors } from '#platform/contract/errors.ts'

/** Why an order of rework or a trial order is not made. */
export const workOrderErrors = errors({
  BIZ_REWORK_NONE: {
    ja: '製造指図{no}の工程{process}に、手直しできる不良はありません。',
    en: 'Process {process} of order {no} has no defective pieces that can be mended.',
    zh: '生产指令{no}的工序{process}没有可返修的不良品。',
  },
  BIZ_REWORK_NONE_JUDGED: {
    ja: '製造指図{no}に、完成検査で不良と判定した手直しできるものはありません。',
    en: 'The final inspection of order {no} has found no defective pieces that can be mended.',
    zh: '生产指令{no}没有经成品检验判为不良且可返修的物料。',
  },
  BIZ_REWORK_QTY: {
    ja: '手直しできるのは{available}までです。（不良{defective}のうち、手直し済みと手直し指示済み{taken}）',
    en: 'No more than {available} can be mended: of {defective} defective pieces, {taken} are mended or in orders of rework already.',
    zh: '最多可返修{available}。（不良{defective}中，已返修和已下达返修指令{taken}）',
  },
  BIZ_REWORK_STOCK: {
    ja: '不良在庫が残っていません。手直しできるのは{available}までです。（場所：{place}）',
    en: 'The defective pieces are not all there any more: no more than {available} can be mended (at {place}).',
    zh: '不良品库存已不足，最多可返修{available}。（库位：{place}）',
  },
  BIZ_REWORK_UNKNOWN: {
    ja: '製造指図{no}に工程{process}はありません。',
    en: 'Order {no} has no process {process}.',
    zh: '生产指令{no}没有工序{process}。',
  },
  BIZ_REWORK_LEFT_OUT: {
    ja: '工程{process}は省けません。不良になった工程{found}より後の工程は、まだ行われていません。',
    en: 'Process {process} cannot be left out: the pieces have not been through what comes after process {found}, where they were found defective.',
    zh: '不能省略工序{process}：不良品尚未经过发现不良的工序{found}之后的工序。',
  },
  BIZ_REWORK_OUTSIDE_FIRST: {
    ja: '工程{process}は外注工程です。手直しは社内の工程から始めてください。',
    en: 'Process {process} is done outside: rework begins with a process in house.',
    zh: '工序{process}为外协工序。返修请从厂内工序开始。',
  },
  BIZ_REWORK_PART: {
    ja: '部品{item}は、手直しする工程では使いません。',
    en: 'Part {item} goes into none of the processes that are done again.',
    zh: '零件{item}不用于返修的工序。',
  },
  BIZ_WORK_ORDER_DUE: {
    ja: '完了日は業務日付（{date}）より後の日付を入力してください。',
    en: 'The due date must be after the business date ({date}).',
    zh: '完工日必须晚于业务日期（{date}）。',
  },
  BIZ_TRIAL_ROUTING: {
    ja: '品目{item}の工程がありません。製造BOMを登録してください。',
    en: 'Item {item} has no routing: enter its manufacturing BOM.',
    zh: '物料{item}没有工序，请登录制造BOM。',
  },
})
