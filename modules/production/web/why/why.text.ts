import { texts } from '#platform/contract/text.ts'

export const whyTexts = texts({
  title: { ja: 'なぜ遅れるか', en: 'Why it is late', zh: '为什么延迟' },
  late: {
    ja: '完了日{due}に対して計画の完了は{end}、{days}日遅れです。決め手：{reason}',
    en: 'Due on {due}, planned to end on {end}: {days|# day|# days} late, because of {reason}.',
    zh: '完工日{due}，计划完工{end}，延迟{days}天。关键原因：{reason}',
  },
  early: {
    ja: '固定した工程が、部品がそろう前に始まります。移動するか、固定を解除してください。',
    en: 'A process that was put there begins before its parts are there: move or unlock it.',
    zh: '已锁定的工序在零件到齐之前开工。请移动或解除锁定。',
  },
  part: {
    ja: '待っている部品：{item}　{from}　{date}（{days}日遅れ）',
    en: 'It waits for {item}: {from}, {date}, {days|# day|# days} late.',
    zh: '等待的零件：{item}　{from}　{date}（延迟{days}天）',
  },
  hasten: {
    ja: '{item}の納期を仕入先に督促する',
    en: 'Remind the supplier of {item}',
    zh: '向供应商催交{item}',
  },
  supplier: {
    ja: '{item}を{supplier}に発注する（{date}入荷、{days}日早い）',
    en: 'Order {item} from {supplier}: on {date}, {days|# day|# days} earlier',
    zh: '向{supplier}订购{item}（{date}到货，提前{days}天）',
  },
  order: { ja: '{item}を発注する', en: 'Order {item}', zh: '订购{item}' },
  unplaced: {
    ja: '割り付けられない工程があります。決め手：{reason}',
    en: 'A process has no place, because of {reason}.',
    zh: '有工序无法排入。关键原因：{reason}',
  },
  spent: { ja: '時間の内訳（h）', en: 'Where the time goes (h)', zh: '时间构成（h）' },
  fall: { ja: '流れ', en: 'Course', zh: '流程' },
  waiting: { ja: '設備待ち', en: 'Waits for its machine', zh: '等待设备' },
  setup: { ja: '段取り', en: 'Set-up', zh: '换产' },
  working: { ja: '加工', en: 'Run', zh: '加工' },
  outside: { ja: '外注', en: 'Subcontracted', zh: '外协' },
  closed: { ja: '休止', en: 'Not working', zh: '停歇' },
  remedies: { ja: '打ち手', en: 'What might help', zh: '对策' },
  remediesHelp: {
    ja: '効果は、今の計画に1つずつ当てて計算し直した結果です（残業は1日2時間）。押すと計画の比較で試せます。採用するまで計画は変わりません。',
    en: 'Each is tried by itself on the plan as it is (overtime: two hours a day). Press one to try it in plan comparison; until it is adopted, the plan does not change.',
    zh: '效果是在当前计划上逐一重新计算的结果（加班为每天2小时）。点击后可在计划比较中试算。采用之前计划不会改变。',
  },
  measuring: { ja: '効果を計算しています…', en: 'Working out its effect…', zh: '正在计算效果…' },
  notMeasured: { ja: '計画の比較で計算します', en: 'Worked out in plan comparison', zh: '在计划比较中计算' },
  earlier: { ja: '{days}日早く', en: '{days|# day|# days} earlier', zh: '提前{days}天' },
  laterThen: { ja: '{days}日遅く', en: '{days|# day|# days} later', zh: '推迟{days}天' },
  noEffect: { ja: '変わらない', en: 'No change', zh: '没有变化' },
  lessLate: {
    ja: '全体の遅れは{days}日減る',
    en: 'All lateness {days} days less',
    zh: '整体延迟减少{days}天',
  },
  moreLate: {
    ja: '全体の遅れは{days}日増える',
    en: 'All lateness {days} days more',
    zh: '整体延迟增加{days}天',
  },
  asLate: { ja: '全体の遅れは同じ', en: 'All lateness as it is', zh: '整体延迟不变' },
  overtime: {
    ja: '{machine}の残業を試す',
    en: 'Try overtime of {machine}',
    zh: '试算{machine}加班',
  },
  urgent: {
    ja: '受注{no}-{line}の優先を試す',
    en: 'Try order {no}-{line} first',
    zh: '试算优先订单{no}-{line}',
  },
  lot: { ja: '{item}のロット条件を試す', en: 'Try another lot rule of {item}', zh: '试算{item}的批量条件' },
})
