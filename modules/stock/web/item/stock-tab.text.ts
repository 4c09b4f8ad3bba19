import { texts } from '#platform/contract/text.ts'

export const { stock: stockTabText } = texts({
  stock: { ja: '在庫', en: 'Stock', zh: '库存' },
})
