import { errors } from '#platform/contract/errors.ts'

export const planErrors = errors({
  20060: {
    ja: 'すでに生産が完了しています。（指図番号：{code}）',
    en: 'Production is already complete (order {code}).',
    zh: '该生产已完成。（指令号：{code}）',
  },
  20061: {
    ja: 'すでに生産中です。（指図番号：{code}）',
    en: 'Production is already in progress (order {code}).',
    zh: '该生产正在进行中。（指令号：{code}）',
  },
  20123: {
    ja: '生産計画の確定処理でエラーが発生しています。エラー内容を確認してから再実行してください。',
    en: 'The plan confirmation ended in error. Check the error, then run it again.',
    zh: '生产计划确定处理出错，请确认错误内容后重新执行。',
  },
  20124: {
    ja: '生産計画を確定中です。処理が終わるまでお待ちください。',
    en: 'The plan is being confirmed. Please wait.',
    zh: '正在确定生产计划，请等待处理结束。',
  },
  20125: {
    ja: '生産計画の作成処理でエラーが発生しています。エラー内容を確認してから再実行してください。',
    en: 'The plan creation ended in error. Check the error, then run it again.',
    zh: '生产计划编制处理出错，请确认错误内容后重新执行。',
  },
  20126: {
    ja: '生産計画の作成処理が実行されています。終了後に操作してください。',
    en: 'Plan creation is on. Operate after it has finished.',
    zh: '生产计划编制处理已启动，请在结束后操作。',
  },
  20127: {
    ja: '生産計画の確定処理が実行されています。終了後に操作してください。',
    en: 'Plan confirmation is on. Operate after it has finished.',
    zh: '生产计划确定处理已启动，请在结束后操作。',
  },
  BIZ_PLAN_STATUS_OFF: {
    ja: '処理は停止中です。戻す必要はありません。',
    en: 'It is off already.',
    zh: '处理未执行，无需恢复。',
  },
  BIZ_PLAN_ALIVE: {
    ja: '処理は現在も実行されています。終わるまでお待ちください。',
    en: 'It is still running. Please wait until it has finished.',
    zh: '处理仍在执行，请等待结束。',
  },
  BIZ_PLAN_START: {
    ja: '着手日は業務日付（{date}）より後の日付を入力してください。',
    en: 'The start must be after the business date ({date}).',
    zh: '开工日必须晚于业务日期（{date}）。',
  },
  BIZ_PLAN_END: {
    ja: '完了日は着手日より後の日付を入力してください。',
    en: 'The end must be after the start.',
    zh: '完工日必须晚于开工日。',
  },
  BIZ_PLAN_STATE: {
    ja: '生産計画{no}は「{state}」のため操作できません。',
    en: 'Plan {no} is "{state}": this cannot be done with it.',
    zh: '生产计划{no}为“{state}”，不能进行此操作。',
  },
  BIZ_PLAN_LOCKED: {
    ja: '生産計画{no}は固定されています。固定を解除してから操作してください。',
    en: 'Plan {no} is locked: unlock it first.',
    zh: '生产计划{no}已锁定，请先解除锁定。',
  },
  BIZ_PLAN_CIRCLE: {
    ja: '部品が互いを待っているため計画できません（{items}）。部品構成を確認してください。',
    en: 'Nothing can be planned: parts wait for each other ({items}). Check their structure.',
    zh: '零件互相等待，无法编制计划（{items}）。请确认物料结构。',
  },
  BIZ_PLAN_MACHINE: {
    ja: '設備{machine}では生産計画{no}の工程{process}を加工できません。',
    en: 'Machine {machine} cannot do process {process} of plan {no}.',
    zh: '设备{machine}不能加工生产计划{no}的工序{process}。',
  },
  BIZ_PLAN_NO_ROOM: {
    ja: '移動すると生産計画{no}の工程{process}を割り付ける場所がなくなります。',
    en: 'With this move there is no place left for process {process} of plan {no}.',
    zh: '移动后生产计划{no}的工序{process}将无处可排。',
  },
  BIZ_PLAN_LENGTH: {
    ja: '生産計画{no}の工程{process}は、この所要時間では今の日時に置けません（{reason}）。',
    en: 'Process {process} of plan {no} cannot be so long where it stands ({reason}).',
    zh: '生产计划{no}的工序{process}按此所需时间无法放在当前位置（{reason}）。',
  },
  BIZ_MOVES_NONE: {
    ja: '元に戻せる移動、やり直せる移動はありません。',
    en: 'There is no move to undo or redo.',
    zh: '没有可撤销或重做的移动。',
  },
  BIZ_PLAN_OUTSIDE: {
    ja: '生産計画{no}の工程{process}は外注工程です。所要時間は外注の日数で決まります。',
    en: 'Process {process} of plan {no} is done outside: it takes the days of its supplier.',
    zh: '生产计划{no}的工序{process}为外协工序，所需时间由外协天数决定。',
  },
  BIZ_PLAN_SPLIT: {
    ja: '生産計画{no}は{qty}です。それより少ない数量を入力してください。',
    en: 'Plan {no} is for {qty}: split off less than that.',
    zh: '生产计划{no}的数量为{qty}，请输入更小的数量。',
  },
  BIZ_PLAN_BOUGHT: {
    ja: '品目{item}は社内で生産しません。',
    en: 'Item {item} is not made here.',
    zh: '物料{item}不在厂内生产。',
  },
  BIZ_PLAN_ORDER: {
    ja: '受注{no}の{line}行目は、品目{item}の受注残ではありません。',
    en: 'Line {line} of order {no} is no open order of item {item}.',
    zh: '销售订单{no}第{line}行不是物料{item}的未交订单。',
  },
  BIZ_SHEET_ISSUED: {
    ja: '製造指図{no}の作業指示書は発行済みです。先に指示書を回収してください。',
    en: 'The work sheet of order {no} has been issued: recall it first.',
    zh: '生产指令{no}的作业指示单已发行，请先收回。',
  },
  BIZ_SHEET_NOT_ISSUED: {
    ja: '製造指図{no}の作業指示書は発行されていません。',
    en: 'The work sheet of order {no} has not been issued.',
    zh: '生产指令{no}的作业指示单尚未发行。',
  },
  BIZ_WORK_ORDER_OUTSIDE: {
    ja: '製造指図{no}の外注工程は発注済みです。先に発注を取り消してください。',
    en: 'An outside process of order {no} has been ordered: cancel that order first.',
    zh: '生产指令{no}的外协工序已订货，请先取消订货。',
  },
})
