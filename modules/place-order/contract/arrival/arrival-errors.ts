import { errors } from '#platform/contract/errors.ts'

/** Refusals at the gate and at the acceptance. */
export const arrivalErrors = errors({
  BIZ_ARRIVAL_STATE: {
    ja: '「{state}」の入荷ではこの操作はできません。',
    en: 'This cannot be done with an arrival that is "{state}".',
    zh: '“{state}”状态的到货不能进行此操作。',
  },
  BIZ_ARRIVAL_RECEIVED: {
    ja: '入荷済みの伝票は変更できません。入荷を取り消して、もう一度登録してください。',
    en: 'What has been received is not changed. Cancel the arrival and enter it anew.',
    zh: '已到货的单据不能修改，请取消到货后重新登记。',
  },
  BIZ_ARRIVAL_TWICE: {
    ja: '納品書「{slip}」は入荷 {no} で受入済みです。',
    en: 'Delivery note "{slip}" has been received already, by arrival {no}.',
    zh: '送货单“{slip}”已由到货{no}接收。',
  },
  BIZ_ARRIVAL_NO_ORDER: {
    ja: '発注がありません。支給元の得意先か無償の理由を入力するか、保留にしてください。',
    en: 'There is no order. Name the customer who supplies it, say why it is free, or put it aside.',
    zh: '没有采购订单。请输入来料客户或无偿的原因，或设为暂存。',
  },
  BIZ_ARRIVAL_ORDER: {
    ja: '発注 {code}-{line} はありません。',
    en: 'There is no order {code}-{line}.',
    zh: '没有采购订单{code}-{line}。',
  },
  BIZ_ARRIVAL_SUPPLIER: {
    ja: '発注 {code} の仕入先（{supplier}）と異なります。',
    en: 'Order {code} is with another supplier ({supplier}).',
    zh: '与采购订单{code}的供应商（{supplier}）不一致。',
  },
  BIZ_ARRIVAL_ITEM: {
    ja: '発注 {code}-{line} の品目（{item}）と異なります。保留にしてください。',
    en: 'Order {code}-{line} is of item {item}. Put what came aside.',
    zh: '与采购订单{code}-{line}的物料（{item}）不一致，请设为暂存。',
  },
  BIZ_ARRIVAL_OUTSIDE: {
    ja: '発注 {code}-{line} は外注工程です。外注工程の画面で戻りを登録してください。',
    en: 'Order {code}-{line} is of an outside process. Enter what came back on its screen.',
    zh: '采购订单{code}-{line}是外协工序，请在外协工序页面登记返回。',
  },
  BIZ_ARRIVAL_DIRECT: {
    ja: '発注 {code}-{line} は仕入先から得意先への直送のため、入荷できません。仕入先の出荷は「直送報告」から登録し、現品が届いたときは保留にしてください。',
    en: 'Order {code}-{line} is shipped by the supplier to the customer and cannot be received here. Enter what he shipped by "Direct shipment"; if goods came, put them aside.',
    zh: '采购订单{code}-{line}由供应商直送客户，不能到货。供应商的出货请从“直送报告”登记；如实物已到，请设为暂存。',
  },
  BIZ_ARRIVAL_NOT_DIRECT: {
    ja: '直送の出荷報告に登録できるのは、直送の発注だけです。',
    en: 'Only orders that the supplier ships to the customer are reported as shipped directly.',
    zh: '直送出货报告只能登记直送的采购订单。',
  },
  BIZ_ARRIVAL_DIRECT_EARLY: {
    ja: '受注 {code} の受注日より前の日付です。仕入先が出荷した日を入力してください。',
    en: 'This is before the day of order {code}. Enter the day on which the supplier shipped.',
    zh: '日期早于订单{code}的接单日期，请输入供应商出货的日期。',
  },
  BIZ_ARRIVAL_DIRECT_SOLD: {
    ja: '売上 {no} が請求済み・訂正済み・返品ありのため取り消せません。先に売上を戻してください。',
    en: 'Sale {no} is on a statement, was corrected, or goods of it have come back. Undo that first.',
    zh: '销售{no}已结账、已更正或有退货，不能取消。请先恢复销售。',
  },
  BIZ_ACCEPTANCE_DIRECT: {
    ja: '直送品は得意先から仕入先へ直接返します。再納入と返品元の場所は指定できません。代わりの品は受注から手配してください。',
    en: 'Goods of a direct shipment go straight from the customer to the supplier: without redelivery and without a place of ours. Order the replacement anew.',
    zh: '直送物料由客户直接退回供应商，不能指定重新交货和退货来源库位。替换品请重新接单安排。',
  },
  BIZ_ARRIVAL_DIRECT_UNSOLD: {
    ja: '直送の売上が未計上、または残数量（{qty}）を超えています。先に売上を計上してください。',
    en: 'The sale of the direct shipment is not posted, or less of it ({qty}) is left. Post the sale first.',
    zh: '直送的销售尚未入账，或超过剩余数量（{qty}）。请先将销售入账。',
  },
  BIZ_ARRIVAL_DIRECT_PLACE: {
    ja: '直送の品目が通る仮想の在庫場所がありません。在庫場所マスタに種類「仮想」の場所を登録してください。',
    en: 'There is no virtual place for direct deliveries. Add a stock location of kind "Virtual".',
    zh: '没有直送物料经过的虚拟库位，请在库位主数据中登记类型为“虚拟”的库位。',
  },
  BIZ_TOLERANCE: {
    ja: '発注残 {rest} と過納許容 {percent}% を超えています。受入できるのは {most} までです。',
    en: 'More than is still to come ({rest}) and the tolerance of {percent}%: at most {most} can be received.',
    zh: '超过未到数量{rest}和超交允许{percent}%。最多可接收{most}。',
  },
  BIZ_ARRIVAL_REASON: {
    ja: '保留の理由を備考に入力してください。',
    en: 'Say in the note why it is put aside.',
    zh: '请在备注中输入暂存的原因。',
  },
  BIZ_ARRIVAL_PLACE: {
    ja: '受け入れる場所を入力してください。',
    en: 'Enter the place to which it goes.',
    zh: '请输入接收的库位。',
  },
  BIZ_ARRIVAL_EXPIRY: {
    ja: '有効期限のある品目です。有効期限か製造日を入力してください。',
    en: 'The item perishes. Enter its expiry, or the day on which it was made.',
    zh: '该物料有有效期，请输入有效期或生产日期。',
  },
  BIZ_ARRIVAL_EMPTY: {
    ja: '明細がありません。入荷した品目を入力してください。',
    en: 'There are no lines. Enter what has arrived.',
    zh: '没有明细，请输入到货的物料。',
  },
  BIZ_ARRIVAL_ACCEPTED: {
    ja: '検収 {no} があるため取り消せません。先に検収を取り消してください。',
    en: 'Acceptance {no} stands on it. Cancel that first.',
    zh: '已有验收{no}，不能取消。请先取消验收。',
  },
  BIZ_GATE_UNKNOWN: {
    ja: '「{text}」の発注残がありません。納品書と現品を確認してください。',
    en: 'Nothing is on order for "{text}". Check the delivery note and the goods.',
    zh: '“{text}”没有采购在途。请核对送货单和实物。',
  },
  BIZ_GATE_ARRIVED: {
    ja: '発注 {code}-{line} はすべて入荷済みです。',
    en: 'Everything of order {code}-{line} has arrived already.',
    zh: '采购订单{code}-{line}已全部到货。',
  },
  BIZ_ACCEPTANCE_STATE: {
    ja: '「{state}」の検収ではこの操作はできません。',
    en: 'This cannot be done with an acceptance that is "{state}".',
    zh: '“{state}”状态的验收不能进行此操作。',
  },
  BIZ_ACCEPTANCE_DONE: {
    ja: '検収済みの伝票は変更できません。検収を取り消して、もう一度登録してください。',
    en: 'What has been accepted is not changed. Cancel the acceptance and enter it anew.',
    zh: '已验收的单据不能修改，请取消验收后重新登记。',
  },
  BIZ_ACCEPTANCE_UNKNOWN: {
    ja: '入荷 {no} の{line}行目は入荷済みではありません。',
    en: 'Line {line} of arrival {no} has not been received.',
    zh: '到货{no}的第{line}行尚未到货。',
  },
  BIZ_ACCEPTANCE_EARLY: {
    ja: '検収日は入荷日（{date}）以降にしてください。',
    en: 'The acceptance is not before the arrival ({date}).',
    zh: '验收日期不能早于到货日期（{date}）。',
  },
  BIZ_ACCEPTANCE_TOO_MANY: {
    ja: '検査待ちの数量（{available}）を超えています。',
    en: 'Only {available} await inspection.',
    zh: '超过待检数量（{available}）。',
  },
  BIZ_ACCEPTANCE_NOT_DEFECTIVE: {
    ja: '返品できる不良品の数量（{available}）を超えています。',
    en: 'Only {available} defective pieces can go back.',
    zh: '超过可退货的不良品数量（{available}）。',
  },
  BIZ_ACCEPTANCE_BACK_ONLY: {
    ja: '不良品・検収済の在庫の行には返品数だけを入力してください。',
    en: 'What is defective or accepted can only go back: enter the returned quantity alone.',
    zh: '不良品、已验收库存的行只能输入退货数量。',
  },
  BIZ_ACCEPTANCE_NOT_ACCEPTED: {
    ja: '返品できる検収済の数量（{available}）を超えています。',
    en: 'Only {available} accepted pieces can go back.',
    zh: '超过可退货的已验收数量（{available}）。',
  },
  BIZ_ACCEPTANCE_GROUND: {
    ja: '検収済の在庫を返品するときは、返品の理由区分を選択してください。',
    en: 'Choose the ground on which accepted stock goes back.',
    zh: '退回已验收的库存时，请选择退货原因区分。',
  },
  BIZ_ACCEPTANCE_NOTHING: {
    ja: '良品・不良品・返品の数量を入力してください。',
    en: 'Enter how many are good, defective or go back.',
    zh: '请输入良品、不良品、退货的数量。',
  },
  BIZ_ACCEPTANCE_REASON: {
    ja: '不良・返品の理由を入力してください。',
    en: 'Say why pieces are defective or go back.',
    zh: '请输入不良、退货的原因。',
  },
  BIZ_RETURN_NOTHING: {
    ja: '検収 {no} に返品はありません。',
    en: 'Acceptance {no} sends nothing back.',
    zh: '验收{no}没有退货。',
  },
  BIZ_ACCEPTANCE_SAMPLE: {
    ja: '抜取数は検査した数量（{qty}）以下にしてください。',
    en: 'The sample is not larger than what is judged ({qty}).',
    zh: '抽样数不能超过检验数量（{qty}）。',
  },
  BIZ_ACCEPTANCE_POINT: {
    ja: '検収の行 {line} の品目に、検査項目「{point}」はありません。',
    en: 'The item of arrival line {line} has no inspection point "{point}".',
    zh: '到货行{line}的物料没有检验项目“{point}”。',
  },
  BIZ_ACCEPTANCE_UNMEASURED: {
    ja: '検査項目「{point}」の測定値は、抜取数（{qty}）と同じ数が必要です。登録されているのは {typed} 個です。',
    en: 'Inspection point "{point}" needs as many values as the sample has pieces ({qty}); {typed} have been recorded.',
    zh: '检验项目“{point}”的测定值个数须与抽样数（{qty}）相同，目前已登记{typed}个。',
  },
  BIZ_ACCEPTANCE_SAMPLE_WANTED: {
    ja: 'この品目には検査項目があります。抜取数を1以上の整数で入力し、測定値を登録してください。',
    en: 'This item has inspection points. Enter how many pieces the sample has, and record what was measured.',
    zh: '该物料有检验项目，请以1以上的整数输入抽样数并登记测定值。',
  },
  BIZ_ACCEPTANCE_OUTSIDE: {
    ja: '抜き取った {qty} 個が規格外です。{qty} 個以上を不良品か返品にするか、良品とする理由を入力してください。',
    en: '{qty} pieces of the sample are outside the limits. Judge at least {qty} defective or returned, or say why they are good.',
    zh: '抽样中有{qty}个超出规格。请将{qty}个以上判为不良品或退货，或输入判为良品的原因。',
  },
  BIZ_ACCEPTANCE_NO_MEASURES: {
    ja: '検収 {no} には測定値がありません。',
    en: 'Nothing has been measured for acceptance {no}.',
    zh: '验收{no}没有测定值。',
  },
})
