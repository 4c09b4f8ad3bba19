import { texts } from '#platform/contract/text.ts'

export const itemTexts = texts({
  structure: { ja: '部品構成', en: 'Structure', zh: '物料清单' },
  routing: { ja: '製造部品構成', en: 'Routing', zh: '制造BOM' },
  rollUp: { ja: '原価積上げ', en: 'Cost roll-up', zh: '成本卷算' },
})
