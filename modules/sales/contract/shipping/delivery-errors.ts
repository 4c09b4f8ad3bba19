import { errors } from '#platform/contract/errors.ts'

/** Refusals between the order and the gate through which goods leave. */
export const deliveryErrors = errors({
  BIZ_DELIVERY_STATE: {
    ja: '「{state}」の出荷ではこの操作はできません。',
    en: 'This cannot be done with a delivery that is "{state}".',
    zh: '“{state}”状态的出货不能进行此操作。',
  },
  BIZ_DELIVERY_DIRECT: {
    ja: '仕入先直送の明細は出荷指示できません。仕入先の出荷報告で出荷されます。（受注：{code}-{line}）',
    en: 'The supplier ships this line: it leaves with his report, without an instruction of ours (order {code}-{line}).',
    zh: '供应商直送的明细不能指示出货，由供应商的出货报告处理。（订单：{code}-{line}）',
  },
  BIZ_DELIVERY_ENDED: {
    ja: '「{state}」の明細は出荷指示できません。（受注：{code}-{line}）',
    en: 'A line that is "{state}" is not instructed to leave (order {code}-{line}).',
    zh: '“{state}”的明细不能指示出货。（订单：{code}-{line}）',
  },
  BIZ_DELIVERY_SHORT: {
    ja: '引き当てられない数量があります。（受注：{code}-{line}／品目：{item}／不足：{qty}／引当先：{holders}）',
    en: 'Not everything can be allocated (order {code}-{line}, item {item}, missing {qty}; held by {holders}).',
    zh: '有无法预留的数量。（订单：{code}-{line}／物料：{item}／不足：{qty}／预留对象：{holders}）',
  },
  BIZ_DELIVERY_EARLY: {
    ja: '出荷日は受注日以降の日付を入力してください。（受注：{code}）',
    en: 'The shipping date must not be earlier than the order date (order {code}).',
    zh: '出货日期不得早于受订日期。（订单：{code}）',
  },
  BIZ_DELIVERY_PLACE: {
    ja: '「{place}」は倉庫「{warehouse}」の中の場所ではありません。',
    en: '"{place}" is no place in warehouse "{warehouse}".',
    zh: '“{place}”不是仓库“{warehouse}”内的库位。',
  },
  BIZ_DELIVERY_NO_CERTIFICATE: {
    ja: '出荷 {no} に、検査成績書のあるロットはありません。ピッキングを登録してから、完成検査で判定したロットのものを発行できます。',
    en: 'Delivery {no} has no lot with an inspection report. It can be issued of lots that were picked and judged by a final inspection.',
    zh: '出货{no}没有带检验报告的批次。请先登记拣货，再签发经成品检验判定的批次的报告。',
  },
  BIZ_DELIVERY_NO_MAIL: {
    ja: '得意先 {customer} のメールアドレスがありません。得意先マスタに登録するか、印刷してお渡しください。',
    en: 'Customer {customer} has no e-mail address. Register one, or print the papers.',
    zh: '客户{customer}没有邮箱，请在客户主数据中登记，或打印后交付。',
  },
  BIZ_DELIVERY_OVER: {
    ja: '出荷指示数を超えています。（品目：{item}／出荷指示数：{qty}）',
    en: 'That is more than was instructed (item {item}, instructed {qty}).',
    zh: '超过出货指示数量。（物料：{item}／指示数量：{qty}）',
  },
  BIZ_DELIVERY_TOLERANCE: {
    ja: '過納許容 {percent}% を超えています。出荷できるのは {most} までです。（受注：{code}-{line}）',
    en: 'More than the tolerance of {percent}%: at most {most} can leave (order {code}-{line}).',
    zh: '超过超交允许{percent}%。最多可出货{most}。（订单：{code}-{line}）',
  },
  BIZ_LABEL_SIZES: {
    ja: 'ラベルの大きさが異なります（{one}、{other}）。大きさごとに分けて印刷してください。',
    en: 'Labels of different sizes ({one}, {other}) are printed apart.',
    zh: '标签尺寸不同（{one}、{other}），请分别打印。',
  },
  BIZ_LABEL_FITS: {
    ja: '品目「{item}」の現品票が {size} に収まりません。得意先品目マスタの現品票の設定を見直してください。',
    en: 'The label of "{item}" does not fit on {size}. Look at its settings among the customer items.',
    zh: '物料“{item}”的标签超出{size}，请检查客户物料主数据的标签设置。',
  },
  BIZ_LABEL_TOO_MANY: {
    ja: 'ラベルが{count}枚になります。一度に印刷できるのは{most}枚までです。',
    en: 'That would be {count} labels; at most {most} are printed at once.',
    zh: '标签共{count}张，一次最多打印{most}张。',
  },
  BIZ_DELIVERY_NOTHING: {
    ja: 'ピッキングした数量がありません。',
    en: 'Nothing has been picked.',
    zh: '没有拣货数量。',
  },
  BIZ_DELIVERY_TRANSIT: {
    ja: '輸送中の在庫場所が登録されていません。検収基準の得意先への出荷には必要です。',
    en: 'No stock location in transit is registered; customers whose acceptance counts need one.',
    zh: '未登记在途库位。按验收入账的客户出货时需要。',
  },
  BIZ_DELIVERY_REASON: {
    ja: '打ち切る理由を入力してください。',
    en: 'Say why the rest is closed.',
    zh: '请输入结案的原因。',
  },
  BIZ_DELIVERY_SOLD: {
    ja: '売上計上済みのため、出荷を取り消せません。先に売上計上を取り消してください。（受注：{code}-{line}）',
    en: 'It has been posted as sold. Take that back first (order {code}-{line}).',
    zh: '已计入销售，不能取消出货。请先取消销售入账。（订单：{code}-{line}）',
  },
})
