import { codes } from '#platform/contract/code-table.ts'

/** What the readiness check of a structure finds; the first digit says how bad: 1 stops planning, 2 makes it guess. */
export const problemKind = codes('structure_problem', {
  11: { ja: '構成品目が登録されていない内作品', en: 'Made item without parts', zh: '未登记构成物料的自制件' },
  12: { ja: '停止・廃止された品目', en: 'Item stopped or discontinued', zh: '已停用或作废的物料' },
  13: { ja: '標準時間が未登録の作業', en: 'Work without a standard time', zh: '未登记标准工时的作业' },
  14: {
    ja: '部品構成にない部品が製造部品構成にある',
    en: 'Routing part that is not a BOM part',
    zh: '制造BOM中有不在物料清单中的零件',
  },
  21: { ja: '製造部品構成（工程）が未登録', en: 'Made item without a routing', zh: '未登记制造BOM（工序）' },
  22: { ja: '工程に割り当てられていない部品', en: 'Unassigned parts', zh: '未分配到工序的零件' },
  23: {
    ja: '設備制約（使用できる設備）が未登録の作業',
    en: 'Work without a machine to do it',
    zh: '未登记可用设备的作业',
  },
  24: { ja: '発注先が未登録の購入品', en: 'Bought item without a supplier', zh: '未登记供应商的采购件' },
  25: {
    ja: '製造部品構成と部品構成の数量が異なる部品',
    en: 'Part whose quantity differs between routing and BOM',
    zh: '制造BOM与物料清单数量不一致的零件',
  },
  26: {
    ja: '同じ親品目に2回以上ある部品',
    en: 'Part that stands twice in a parent',
    zh: '同一父物料中重复的零件',
  },
})
export type ProblemKind = (typeof problemKind.codes)[number]
