import { errors } from '#platform/contract/errors.ts'

/** Refusals of what is supplied to subcontractors. */
export const supplyErrors = errors({
  BIZ_SUPPLY_STATE: {
    ja: '「{state}」の支給ではこの操作はできません。',
    en: 'This cannot be done with a supply that is "{state}".',
    zh: '“{state}”状态的供料不能进行此操作。',
  },
  BIZ_SUPPLY_DONE: {
    ja: '支給済みの伝票は変更できません。支給を取り消して、もう一度登録してください。',
    en: 'What has been supplied is not changed. Cancel the supply and enter it anew.',
    zh: '已供料的单据不能修改，请取消供料后重新登记。',
  },
  BIZ_SUPPLY_PLACE: {
    ja: '仕入先 {code} の預け先がありません。在庫場所マスタで「保管先の仕入先」を登録してください。',
    en: 'Supplier {code} has no place for our material. Name it as "Kept by" in the stock locations.',
    zh: '供应商{code}没有存放供料的库位。请在库位主数据中登记“保管供应商”。',
  },
  BIZ_SUPPLY_ORDER: {
    ja: '発注 {code} は、この仕入先の発注済みの発注ではありません。',
    en: 'Order {code} is not an issued order with this supplier.',
    zh: '采购订单{code}不是该供应商的已下单订单。',
  },
  BIZ_SUPPLY_NOTHING: {
    ja: '発注 {code} で不足している支給材はありません。',
    en: 'Order {code} lacks no material that we supply.',
    zh: '采购订单{code}没有不足的供料。',
  },
  BIZ_SUPPLY_PRICE: {
    ja: '有償支給には単価が必要です。単価を入力してください。',
    en: 'Material supplied for pay needs a price.',
    zh: '有偿供料需要单价。请输入单价。',
  },
  BIZ_SUPPLY_PRICE_REASON: {
    ja: '標準仕入単価（{price} 円）と異なる単価には理由が必要です。',
    en: 'A price other than the purchase price of the item ({price} yen) needs a reason.',
    zh: '与标准采购价（{price} 日元）不同的单价需要填写原因。',
  },
  BIZ_SUPPLY_SHORT: {
    ja: '支給材「{item}」が仕入先で不足しています（必要 {need}、預け残 {available}）。先に支給を登録してください。',
    en: 'The supplier has too little of our material "{item}" (needed {need}, there {available}). Enter the supply first.',
    zh: '供应商处的供料“{item}”不足（需要{need}，现存{available}）。请先登记供料。',
  },
  BIZ_SUPPLY_OVER_PRICE: {
    ja: '有償支給材の代金（{charged} 円）が製品の仕入金額（{amount} 円）を超えています。単価を確認してください。',
    en: 'The material costs the supplier more ({charged} yen) than the product is bought for ({amount} yen). Check the prices.',
    zh: '有偿供料的金额（{charged} 日元）超过产品的采购金额（{amount} 日元）。请确认单价。',
  },
  BIZ_SUPPLY_USED: {
    ja: '材料「{item}」は入荷した製品に使用済みのため、支給を取り消せません。',
    en: 'Material "{item}" has gone into products that have arrived; the supply cannot be cancelled.',
    zh: '材料“{item}”已用于到货的产品，不能取消供料。',
  },
})
