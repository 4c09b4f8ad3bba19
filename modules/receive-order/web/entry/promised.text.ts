import { texts } from '#platform/contract/text.ts'

export const promisedTexts = texts({
  open: { ja: '根拠を見る', en: 'Show the chain', zh: '查看依据' },
  title: { ja: '納期の根拠', en: 'What the date rests on', zh: '交期依据' },
  steps: { ja: '手配の連鎖', en: 'Chain of supply', zh: '供应链条' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  qty: { ja: '数量', en: 'Quantity', zh: '数量' },
  how: { ja: '手配', en: 'By', zh: '安排' },
  from: { ja: '着手日', en: 'Start', zh: '开工日' },
  to: { ja: '揃う日', en: 'There by', zh: '齐料日' },
  where: { ja: '設備', en: 'Machine', zh: '设备' },
  critical: { ja: '納期を決める', en: 'Decides the date', zh: '决定交期' },
  assumes: { ja: '前提', en: 'Assuming that', zh: '前提' },
})
