import { codes } from '#platform/contract/code-table.ts'

/**
 * Kind ids (specification section 9): what an internal document number counts. A closed code table, so it stands in one
 * place: modules choose from it (`documentNumbers({ data })`), and a kind that is not in it does not compile.
 */
export const dataKind = codes('data_kind', {
  '010': { ja: '発注', en: 'Purchasing', zh: '采购' },
  '030': { ja: '在庫', en: 'Stock', zh: '库存' },
  '035': { ja: '納品', en: 'Delivery', zh: '交货' },
  '040': { ja: '製品', en: 'Product', zh: '产品' },
  '050': { ja: '受注', en: 'Order', zh: '销售订单' },
})
export type DataKind = (typeof dataKind.codes)[number]
