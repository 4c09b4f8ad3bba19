import { texts } from '#platform/contract/text.ts'

export const supplyTexts = texts({
  prepare: { ja: '発注から作成', en: 'From an order', zh: '由采购订单生成' },
  prepareTitle: { ja: '発注から支給を作成', en: 'Supply for an order', zh: '由采购订单生成供料' },
  prepareBody: {
    ja: '部品構成から、発注残に必要で預け残が足りない支給材の伝票を作成します。',
    en: 'Makes a slip with the material that the order still needs by the bill of material and the supplier does not have.',
    zh: '根据物料清单，为采购在途所需而存放不足的供料生成单据。',
  },
  order: { ja: '発注番号', en: 'Order no.', zh: '采购单号' },
  supply: { ja: '支給確定', en: 'Hand over', zh: '供料确定' },
  print: { ja: '支給明細書', en: 'Material supplied', zh: '供料明细书' },
  mail: { ja: '明細書のメール', en: 'Mail the supply', zh: '邮件发送明细书' },
  mailed: {
    ja: '支給明細書を {to} に送信します。',
    en: 'The supply is on its way to {to} by mail.',
    zh: '正在向{to}发送供料明细书。',
  },
  cancel: { ja: '取消', en: 'Cancel', zh: '取消' },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  cancelTitle: { ja: '支給 {no} の取消', en: 'Cancel supply {no}', zh: '取消供料{no}' },
  cancelBody: {
    ja: '支給した材料を預け先から戻します。製品に使用した材料は取り消せません。',
    en: 'The material comes back from the supplier. What has gone into products stays.',
    zh: '将供料从存放处退回。已用于产品的材料不能取消。',
  },
  cancelled: {
    ja: '支給 {no} を取り消しました。',
    en: 'Supply {no} has been cancelled.',
    zh: '已取消供料{no}。',
  },
  prepared: { ja: '支給 {no} を作成しました。', en: 'Supply {no} has been made.', zh: '已生成供料{no}。' },
})
