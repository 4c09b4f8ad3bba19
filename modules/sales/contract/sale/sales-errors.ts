import { errors } from '#platform/contract/errors.ts'

/** Refusals of sales slips. */
export const salesErrors = errors({
  BIZ_SALES_STATE: {
    ja: '「{state}」の売上伝票ではこの操作はできません。',
    en: 'This cannot be done with a sales slip that is "{state}".',
    zh: '“{state}”状态的销售单据不能进行此操作。',
  },
  BIZ_SALES_POSTED: {
    ja: '計上済みの売上伝票は変更できません。「訂正」で赤伝と黒伝を登録してください。',
    en: 'A posted sales slip cannot be changed. Correct it: a reversal and a replacement are written.',
    zh: '已入账的销售单据不能修改，请用“更正”登记红冲和更正单据。',
  },
  BIZ_SALES_CORRECTED: {
    ja: '売上伝票 {no} はすでに訂正されています。（訂正伝票：{other}）',
    en: 'Sales slip {no} has been corrected already (by {other}).',
    zh: '销售单据{no}已更正。（更正单据：{other}）',
  },
  BIZ_SALES_RED: {
    ja: '赤伝は訂正できません。元の伝票 {no} から訂正してください。',
    en: 'A reversal cannot be corrected. Begin with the slip that it takes back, {no}.',
    zh: '红冲单据不能更正，请从原单据{no}开始更正。',
  },
  BIZ_SALES_PAIR: {
    ja: '赤黒で訂正した伝票の計上は取り消せません。もう一度訂正してください。',
    en: 'A correction is not taken back. Correct the slip once more.',
    zh: '红冲更正的单据不能取消入账，请再次更正。',
  },
  BIZ_SALES_OF_DELIVERY: {
    ja: '出荷から作成した売上です。取り消すときは、出荷 {no} を取り消してください。',
    en: 'This sale follows from delivery {no}. Take the delivery back instead.',
    zh: '此销售由出货{no}生成，请通过取消出货来取消。',
  },
  BIZ_SALES_OF_DIRECT: {
    ja: '直送の出荷報告から作成した売上です。取り消すときは、入荷 {no} を取り消してください。',
    en: 'This sale follows from a direct shipment. Cancel arrival {no} instead.',
    zh: '此销售由直送出货报告生成，请通过取消到货{no}来取消。',
  },
  BIZ_SALES_OF_DIRECT_RETURN: {
    ja: '直送返品の売上です。取り消すときは、検収 {no} を取り消してください。',
    en: 'This return follows from a direct return. Cancel acceptance {no} instead.',
    zh: '此退货由直送退货生成，请通过取消验收{no}来取消。',
  },
  BIZ_SALES_RETURNED: {
    ja: '{line}行目に返品があるため、この操作はできません。',
    en: 'Goods of line {line} have been returned: this cannot be done any more.',
    zh: '第{line}行有退货，不能进行此操作。',
  },
  BIZ_SALES_ITEM: {
    ja: '品目または内容を入力してください。',
    en: 'Enter an item or its content.',
    zh: '请输入物料或内容。',
  },
  BIZ_SALES_GOODS_FIXED: {
    ja: '出荷・計上した品目と数量は変更できません。（登録済み：{qty}）',
    en: 'Goods that have left stay as they were counted ({qty}).',
    zh: '已出货、已入账的物料和数量不能修改。（已登记：{qty}）',
  },
  BIZ_SALES_LINES_FIXED: {
    ja: '出荷した行は削除できません。',
    en: 'Lines of goods that have left cannot be taken away.',
    zh: '已出货的行不能删除。',
  },
  BIZ_SALES_CUSTOMER_FIXED: {
    ja: '得意先は元の伝票・出荷（{code}）から変更できません。',
    en: 'The customer stays that of the delivery or slip that it follows ({code}).',
    zh: '客户不能与原单据或出货（{code}）不同。',
  },
  BIZ_SALES_GIVEN: {
    ja: '増減額は売上区分が値増減の行に入力してください。',
    en: 'An amount is given for a price plus or minus only.',
    zh: '增减额只能用于加减价的行。',
  },
  BIZ_SALES_PRICE: {
    ja: '単価または増減額を入力してください。',
    en: 'Enter a price or an amount.',
    zh: '请输入单价或增减额。',
  },
  BIZ_SALES_NO_PRICE: {
    ja: '単価0円の仮単価は計上できません。単価を決めてから計上してください。',
    en: 'A provisional price of 0 cannot be posted. Settle the price first.',
    zh: '单价为0的暂定单价不能入账，请先决定单价。',
  },
  BIZ_SALES_SETTLED: {
    ja: '{line}行目は単価決定済みのため、この操作はできません。単価決定・遡及で変更してください。',
    en: 'The price of line {line} has been settled. Settle it anew instead.',
    zh: '第{line}行单价已决定，不能进行此操作，请重新进行单价决定。',
  },
  BIZ_SALES_SAME_PRICE: {
    ja: '対象の明細はすでにこの単価です。',
    en: 'All lines concerned have this price already.',
    zh: '对象明细已是该单价。',
  },
  BIZ_SALES_NO_LINES: {
    ja: '条件に一致する売上明細（計上済み、または未計上の仮単価）がありません。',
    en: 'No sales lines match that are posted, or wait for their price.',
    zh: '没有符合条件的销售明细（已入账，或未入账的暂定单价）。',
  },
  BIZ_SALES_TAX_RATE: {
    ja: '{date}に有効な「{name}」の税率が税率マスタに登録されていません。',
    en: 'No rate of tax category "{name}" is registered for {date}.',
    zh: '税率主数据中没有{date}有效的“{name}”税率。',
  },
  BIZ_SALES_PLACE: {
    ja: '在庫品「{item}」の倉庫を入力してください。',
    en: 'Enter the warehouse of "{item}", which is kept in stock.',
    zh: '请输入库存品“{item}”的仓库。',
  },
  BIZ_SALES_DEPOSIT: {
    ja: '預り売上は、預り日・行備考（理由）と4つの条件がすべてそろったときに登録できます。',
    en: 'A deposit sale needs the day since when goods are kept, the reason as its note, and all four conditions.',
    zh: '寄存销售须具备寄存日、行备注（理由）及全部四个条件。',
  },
  BIZ_SALES_BEFORE_SHIPPING: {
    ja: '計上日は出荷日・預り日（{date}）以降にしてください。',
    en: 'The account date is not before the day on which goods left or are kept since ({date}).',
    zh: '入账日期不能早于出货日·寄存日（{date}）。',
  },
  BIZ_SALES_ORIGIN: {
    ja: '返品の元になる計上済みの売上明細がありません。元がない場合は行備考に理由を入力してください。',
    en: 'There is no posted sale that this return follows from. Where there is none, say why in the note.',
    zh: '没有退货对应的已入账销售明细。没有原明细时请在行备注中填写理由。',
  },
  BIZ_SALES_OVER_RETURN: {
    ja: '返品数が売上数を超えています。（返品できる数量：{qty}）',
    en: 'The return quantity exceeds the sales quantity ({qty} can be returned).',
    zh: '退货数量超过销售数量。（可退数量：{qty}）',
  },
  BIZ_SALES_LOT_RETURN: {
    ja: 'ロット「{lot}」は売上 {no}-{line} からこの数量を返品できません。（返品できるロットと数量：{lots}）',
    en: 'So many of lot "{lot}" cannot come back from sale {no}-{line} (what can: {lots}).',
    zh: '批次“{lot}”不能从销售{no}-{line}退回该数量。（可退批次和数量：{lots}）',
  },
  BIZ_SALES_LOT_ORIGIN: {
    ja: 'この得意先にロット「{lot}」を販売し、この数量を返品できる計上済みの売上明細がありません。ロットを確認してください。元がない場合は行備考に理由を入力してください。',
    en: 'No posted sale to this customer has so many of lot "{lot}" left to return. Check the lot. Where there is no such sale, say why in the note.',
    zh: '没有向该客户销售批次“{lot}”且可退该数量的已入账销售明细。请确认批次。没有原明细时请在行备注中填写理由。',
  },
  BIZ_SALES_ON_HOLD: {
    ja: '返品判定が「判定待ち」のため計上できません。',
    en: 'The return is on hold. Judge it before it is posted.',
    zh: '退货尚待判定，不能入账。',
  },
  BIZ_SALES_DAYS: {
    ja: '在庫を動かす伝票は計上日ごとに計上してください。（{date} と {other}）',
    en: 'Slips that move stock are posted day by day ({date} and {other}).',
    zh: '涉及库存出入的单据请按入账日期分别入账。（{date}与{other}）',
  },
})
