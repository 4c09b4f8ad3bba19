import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** What is worked out anew from the ledger: each must agree with what is kept beside it. */
export const ledgerChecks = codes('ledger_check', {
  balance: {
    ja: '在庫数は受払の合計と一致する',
    en: 'Balance is the sum of its entries',
    zh: '库存数等于收发合计',
  },
  ends: {
    ja: '受払の出と入は数量が一致する',
    en: 'Goods do not vanish between two ends',
    zh: '收发的出与入数量一致',
  },
  entries: {
    ja: 'すべての受払に明細がある',
    en: 'Every movement has its entries',
    zh: '每笔收发都有明细',
  },
  value: {
    ja: '在庫金額は受払金額の合計と一致する',
    en: 'Value is the sum of its entries',
    zh: '库存金额等于收发金额合计',
  },
  cost: {
    ja: '在庫金額は数量×評価単価である',
    en: 'Value is quantity × unit cost',
    zh: '库存金额等于数量×评估单价',
  },
  replay: {
    ja: '在庫金額と原価差額は、評価方法どおりに計算し直した結果と一致する',
    en: 'Values and variances are those that the cost method gives',
    zh: '库存金额和成本差额与按计价方法重新计算的结果一致',
  },
  takenBack: {
    ja: '取消の金額は元の受払と一致する',
    en: 'A reversal moves the money of what it takes back',
    zh: '红冲金额与原收发一致',
  },
  unvalued: {
    ja: '自社の完成品以外に金額がない',
    en: 'Goods that are not ours have no value',
    zh: '非自有成品没有金额',
  },
  availability: {
    ja: '倉庫別の在庫数は場所別の合計と一致する',
    en: 'Availability is the sum of the balances',
    zh: '仓库库存数等于各库位合计',
  },
  promised: {
    ja: '引当数は引当の合計と一致する',
    en: 'What is promised is the sum of the allocations',
    zh: '已预留数等于预留合计',
  },
  pegs: {
    ja: '紐付け数は入荷・完成予定の数量を超えない',
    en: 'No more is pegged to a supply than it will bring',
    zh: '关联数不超过计划入库数量',
  },
  days: {
    ja: 'どの日の在庫もマイナスにならない',
    en: 'No day ends with less than nothing',
    zh: '任何一天的库存都不为负',
  },
  months: {
    ja: '締めた月の残高は受払の合計と一致する',
    en: 'A closed month ends with the sum of its entries',
    zh: '已结账月份的结存等于收发合计',
  },
})

/** 整合性チェック: reads every movement of the company. */
export const checkStock = endpoint({
  method: 'GET',
  path: '/api/stock/stockManage/check',
  summary: { ja: '在庫管理：整合性チェック', en: 'Stock management: check', zh: '库存管理：一致性检查' },
  guard: ['stock:yes'],
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ what: ledgerChecks.schema, place: z.string() })) }),
})
