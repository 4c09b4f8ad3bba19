import { texts } from '#platform/contract/text.ts'

export const pageTexts = texts({
  parts: { ja: '構成', en: 'Parts', zh: '展开' },
  steps: { ja: '工程', en: 'Process', zh: '工序' },
  uses: { ja: '使用先', en: 'Where used', zh: '反查' },
  prices: { ja: '単価', en: 'Unit price', zh: '单价' },
  contacts: { ja: '担当者', en: 'Contacts', zh: '联系人' },
  destinations: { ja: '納入先', en: 'Destination', zh: '送货地址' },
  items: { ja: '品目', en: 'Item', zh: '物料' },
  planned: { ja: '予約変更', en: 'Dated changes', zh: '预约变更' },
  edit: { ja: '{title}で変更', en: 'Change in: {title}', zh: '在{title}中修改' },
})
