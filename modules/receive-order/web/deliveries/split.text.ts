import { texts } from '#platform/contract/text.ts'

export const splitTexts = texts({
  split: { ja: '分納に展開', en: 'Split into deliveries', zh: '拆分为分批交货' },
  title: {
    ja: '{line}行目 {item} の分納',
    en: 'Deliveries of line {line}: {item}',
    zh: '第{line}行 {item} 的分批交货',
  },
  pasted: { ja: '納期と数量', en: 'Dates and quantities', zh: '交期和数量' },
  pastedHint: {
    ja: 'Excelの納期と数量を貼り付けます。縦横どちらの並びでも、納期だけでもかまいません。',
    en: 'Paste dates and quantities from Excel, down or across, or dates alone.',
    zh: '粘贴 Excel 中的交期和数量，纵向横向均可，也可只粘贴交期。',
  },
  way: { ja: '納期だけのときの数量', en: 'Quantity where only dates are given', zh: '只有交期时的数量' },
  each: { ja: '各納期に{qty}', en: '{qty} on each date', zh: '各交期{qty}' },
  shared: { ja: '{qty}を等分', en: '{qty} shared out', zh: '将{qty}等分' },
  deliveries: { ja: '展開する行', en: 'Lines to make', zh: '拆分后的行' },
  none: {
    ja: '貼り付けた内容がここに行ごとに表示されます。',
    en: 'What you paste is shown here line by line.',
    zh: '粘贴的内容将逐行显示在这里。',
  },
  desired: { ja: '希望納期', en: 'Requested date', zh: '希望交期' },
  qty: { ja: '数量', en: 'Quantity', zh: '数量' },
  apply: { ja: '行に展開', en: 'Make lines', zh: '生成行' },
  wrong: {
    ja: '「{text}」を納期または数量として読み取れません。',
    en: '"{text}" is neither a date nor a quantity.',
    zh: '“{text}”无法识别为交期或数量。',
  },
  noQty: {
    ja: '数量がありません。行の数量を入力するか、数量も貼り付けてください。',
    en: 'There is no quantity. Type one on the line, or paste quantities, too.',
    zh: '没有数量。请在行中输入数量，或同时粘贴数量。',
  },
  tooMany: {
    ja: '伝票の明細は200行までです。',
    en: 'An order has at most 200 lines.',
    zh: '单据明细最多200行。',
  },
})
