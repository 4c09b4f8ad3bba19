import { date, price, quantity, reference } from '#platform/contract/field-kinds.ts'
import { code, flag, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { customerMaster } from './customer.ts'
import { itemMaster } from './item.ts'
import { branchNo, note } from './partner-fields.ts'
import { noLimit } from './pricing.ts'
import { supplierMaster } from './supplier.ts'

const item = () => reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster)
const customer = () =>
  reference({ ja: '得意先', en: 'Customer', zh: '客户' }, customerMaster, {
    parts: ['customer_cd', 'branch_no'],
  })

/** In force until the next one begins, for orders up to a quantity (domain-reference.md 2.10). */
const bracket = () => ({
  from_dt: date({ ja: '適用開始日', en: 'In force from', zh: '生效日期' }),
  qty_limit: quantity(
    { ja: '数量上限', en: 'Up to quantity', zh: '数量上限' },
    {
      min: '0.001',
      initial: noLimit,
    },
  ),
  price: price({ ja: '単価', en: 'Price', zh: '单价' }, { min: '0.01' }),
  temp_price_flg: flag({ ja: '仮単価', en: 'Provisional', zh: '暂定单价' }),
})

/** 単価（仕入）: what an item costs at a supplier. */
export const unitPriceMaster = master({
  name: 'unit_price',
  title: { ja: '仕入単価マスタ', en: 'Purchase prices', zh: '采购单价' },
  area: 'master',
  path: '/masterMaint/master/unitPrice',
  key: ['supplier_cd', 'branch_no', 'item_cd', 'from_dt', 'qty_limit'],
  nameField: 'item_cd',
  fields: {
    supplier_cd: reference({ ja: '仕入先', en: 'Supplier', zh: '供应商' }, supplierMaster, {
      parts: ['supplier_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    item_cd: item(),
    ...bracket(),
    note: note(),
  },
  columns: ['supplier_cd', 'item_cd', 'from_dt', 'qty_limit', 'price', 'temp_price_flg'],
  search: ['supplier_cd', 'item_cd'],
})

/** 得意先単価. */
export const customerUnitPriceMaster = master({
  name: 'customer_unit_price',
  title: { ja: '得意先単価マスタ', en: 'Customer prices', zh: '客户单价' },
  area: 'master',
  path: '/masterMaint/receivesOrder/customerUnitPrice',
  key: ['customer_cd', 'branch_no', 'item_cd', 'from_dt', 'qty_limit'],
  nameField: 'item_cd',
  fields: {
    customer_cd: customer(),
    branch_no: branchNo(),
    item_cd: item(),
    ...bracket(),
    note: note(),
  },
  columns: ['customer_cd', 'item_cd', 'from_dt', 'qty_limit', 'price', 'temp_price_flg'],
  search: ['customer_cd', 'item_cd'],
})

/** 得意先品目: what the customer calls our item. */
export const customerItemMaster = master({
  name: 'customer_item',
  title: { ja: '得意先品目マスタ', en: 'Customer items', zh: '客户物料' },
  area: 'master',
  path: '/masterMaint/receivesOrder/customerItem',
  key: ['customer_cd', 'branch_no', 'customer_item_cd'],
  nameField: 'customer_item_nm',
  fields: {
    customer_cd: customer(),
    branch_no: branchNo(),
    customer_item_cd: code({ ja: '得意先品番', en: 'Customer’s item', zh: '客户料号' }, 40, { width: 20 }),
    customer_item_nm: name({ ja: '得意先品名', en: 'Customer’s name for it', zh: '客户品名' }, 80),
    item_cd: item(),
    revision: text({ ja: '改訂', en: 'Revision', zh: '修订' }, 10, { width: 8 }),
    pack_qty: quantity({ ja: '入数', en: 'Quantity per pack', zh: '装箱数' }, { initial: '0' }),
    note: note(),
  },
  columns: ['customer_cd', 'customer_item_cd', 'customer_item_nm', 'item_cd', 'revision'],
  search: ['customer_cd', 'customer_item_cd', 'item_cd'],
})
