import { codes } from '#platform/contract/code-table.ts'

export const arrangement = codes(
  'arrangement',
  {
    0: { ja: '未手配', en: 'Not arranged', zh: '未安排' },
    1: { ja: '手配済', en: 'Arranged', zh: '已安排' },
  },
  { 0: 'none', 1: 'done' },
)

export const transportStatus = codes('transport_status', {
  1: { ja: '手配済', en: 'Arranged', zh: '已安排' },
  9: { ja: '解除済', en: 'Released', zh: '已解除' },
})
