import type { Text } from '#platform/contract/text.ts'

/** What was paid or received is the change of the stock's value plus the variance: in these words wherever a movement is told. */
export const moneyLabel: Text = { ja: '金額', en: 'Amount', zh: '金额' }
export const valueLabel: Text = { ja: '在庫金額増減', en: 'Change of value', zh: '库存金额增减' }
export const varianceLabel: Text = { ja: '原価差額', en: 'Cost variance', zh: '成本差额' }
