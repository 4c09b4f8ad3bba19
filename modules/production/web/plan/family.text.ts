import { texts } from '#platform/contract/text.ts'

export const familyTexts = texts({
  confirm: {
    ja: '構成品の計画{count}件も一緒に確定する',
    en: 'Confirm the {count} plans of its components, too',
    zh: '同时确定组件的{count}个计划',
  },
  remove: {
    ja: '構成品の計画{count}件も一緒に取り消す',
    en: 'Remove the {count} plans of its components, too',
    zh: '同时取消组件的{count}个计划',
  },
  left: {
    ja: 'ほかの計画も待っている構成品、固定した構成品の計画{count}件は残ります。',
    en: '{count} plans of components stay: others wait for them, too, or they are locked.',
    zh: '其他计划也在等待的组件、已锁定的组件的{count}个计划将保留。',
  },
  below: { ja: '構成品の計画', en: 'Plans of components', zh: '组件的计划' },
  above: { ja: '上位の計画', en: 'Plans that wait for it', zh: '上级计划' },
  level: { ja: '階層', en: 'Level', zh: '层级' },
  plan: { ja: '計画番号', en: 'Plan no.', zh: '计划编号' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  qty: { ja: '計画数', en: 'Planned quantity', zh: '计划数量' },
  start: { ja: '着手日', en: 'Start', zh: '开工日' },
  due: { ja: '完了日', en: 'Due date', zh: '完工日' },
})
