import { texts } from '#platform/contract/text.ts'

export const tocTexts = texts({
  open: { ja: 'ネック管理', en: 'Bottleneck', zh: '瓶颈管理' },
  title: { ja: 'ネック管理（TOC）', en: 'Bottleneck (TOC)', zh: '瓶颈管理（TOC）' },
  about: {
    ja: '負荷率が最も高い設備（ドラム）の順番に、前工程の品物がバッファの余裕をもって届くかを示します。',
    en: 'Whether what comes to the fullest machine (the drum) arrives a buffer before each of its turns.',
    zh: '显示前工序的物品能否在最满负荷设备（鼓）的各次加工之前留有缓冲地到达。',
  },
  drum: { ja: 'ネック設備', en: 'Drum', zh: '瓶颈设备' },
  loaded: {
    ja: '{code}　{name}（負荷率{rate}%）',
    en: '{code} {name} (load {rate}%)',
    zh: '{code}　{name}（负荷率{rate}%）',
  },
  buffer: { ja: 'バッファ（稼働時間）', en: 'Buffer (working hours)', zh: '缓冲（工作小时）' },
  wrongBuffer: {
    ja: '0より大きい時間を入力してください。',
    en: 'Enter hours, more than 0.',
    zh: '请输入大于0的小时数。',
  },
  count: { ja: '{zone} {count}件', en: '{zone}: {count}', zh: '{zone} {count}件' },
  short: {
    ja: 'バッファが減っているものだけ',
    en: 'Only with less than a full buffer',
    zh: '仅显示缓冲减少的',
  },
  turn: { ja: '着手予定', en: 'Planned start', zh: '计划开工' },
  goods: { ja: '品目', en: 'Item', zh: '物料' },
  order: { ja: '受注', en: 'Order', zh: '销售订单' },
  arrives: { ja: '前工程の終了', en: 'Arrives', zh: '前工序结束' },
  noneBefore: { ja: '先頭工程', en: 'First process', zh: '首道工序' },
  used: { ja: 'バッファ消費', en: 'Buffer used', zh: '缓冲消耗' },
  percent: { ja: '{rate}%', en: '{rate}%', zh: '{rate}%' },
  begins: { ja: '投入予定', en: 'Released', zh: '计划投料' },
  rope: { ja: '投入目安（ロープ）', en: 'Rope', zh: '建议投料（绳）' },
  due: { ja: '納期', en: 'Due date', zh: '交期' },
  late: { ja: '遅れ', en: 'Late', zh: '延迟' },
  early: { ja: '早すぎる投入', en: 'Too early', zh: '投料过早' },
  nothing: {
    ja: 'この設備で予定されている作業はありません。',
    en: 'Nothing is planned on this machine.',
    zh: '该设备没有计划的作业。',
  },
  tryRope: {
    ja: '計画の比較で、ネック優先の割付を試す',
    en: 'Try bottleneck first in the plan comparison',
    zh: '在计划比较中试算瓶颈优先',
  },
  constraints: { ja: '設備制約を見る', en: 'Constraints of machines', zh: '查看设备约束' },
})
