import { texts } from '#platform/contract/text.ts'

/** What the server says of the documents of an order. */
export const pageTexts = texts({
  allocation: { ja: '引当', en: 'Allocation', zh: '预留' },
  firm: { ja: '確定引当', en: 'Firm', zh: '确定预留' },
  peg: { ja: '紐付', en: 'Tied supply', zh: '关联供应' },
  toShip: { ja: '出荷予定', en: 'To ship', zh: '预计出货' },
})
