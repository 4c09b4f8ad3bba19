import { errors } from '#platform/contract/errors.ts'

/** Refusals of orders to suppliers. */
export const placeOrderErrors = errors({
  20101: {
    ja: 'この発注はすでに入荷済みのため、変更・取消できません。（発注番号：{code}）',
    en: 'This purchase order has already been received and cannot be changed or cancelled (PO {code}).',
    zh: '该采购订单已到货，无法变更或取消。（采购单号：{code}）',
  },
  BIZ_PO_DELIVERED: {
    ja: 'この発注はすでに納品済みです。',
    en: 'This purchase order has already been delivered.',
    zh: '该采购订单已交货。',
  },
  BIZ_PO_STATE: {
    ja: '「{state}」の発注ではこの操作はできません。',
    en: 'This cannot be done with an order that is "{state}".',
    zh: '“{state}”状态的采购订单不能进行此操作。',
  },
  BIZ_PO_STATUTORY: {
    ja: '取適法4条により、発注前に明示が必要な項目です。入力してください。',
    en: 'The fair-trade act (art. 4) wants this on the order. Enter it before the order is issued.',
    zh: '根据取适法第4条，下单前须明示此项，请输入。',
  },
  BIZ_PO_PRINT_FIRST: {
    ja: '注文書は発注後に発行できます。先に発注してください。',
    en: 'Issue the order first: its paper follows from that.',
    zh: '请先下单，再发行订货单。',
  },
  BIZ_PO_NO_MAIL: {
    ja: '仕入先 {supplier} のメールアドレスが登録されていません。仕入先マスタに登録するか、印刷してください。',
    en: 'Supplier {supplier} has no e-mail address. Register one, or print it.',
    zh: '供应商{supplier}未登记邮箱，请在供应商主数据中登记或打印。',
  },
  BIZ_PO_REMIND_NO_MAIL: {
    ja: '仕入先 {supplier} のメールアドレスが登録されていません。仕入先マスタに登録するか、電話で督促してください。',
    en: 'Supplier {supplier} has no e-mail address. Register one, or remind by telephone.',
    zh: '供应商{supplier}未登记邮箱，请在供应商主数据中登记或电话催交。',
  },
  BIZ_PO_NOT_REMINDED: {
    ja: '発注 {code} のこの行は督促していません。',
    en: 'Nobody has been reminded of this line of order {code}.',
    zh: '采购订单{code}的该行没有催交记录。',
  },
  BIZ_PO_ONE_SUPPLIER: {
    ja: '1つの仕入先の行だけを選択してください。他の仕入先の発注が相手に見えてしまいます。',
    en: 'Tick lines of one supplier only: he would see what others have been ordered.',
    zh: '请只选择一个供应商的行，否则对方会看到其他供应商的订单。',
  },
  BIZ_PO_ANSWER_LINE: {
    ja: 'この発注行は見つかりません。',
    en: 'There is no such line of an order.',
    zh: '找不到该采购订单行。',
  },
  BIZ_PO_ANSWER_ITEM: {
    ja: 'この発注行の品目は {item} です。',
    en: 'This line was ordered for item {item}.',
    zh: '该采购订单行的物料是{item}。',
  },
  BIZ_PO_NOT_ISSUED: {
    ja: '発注 {code} はまだ発注済みではありません。注文書を発行してから入荷してください。',
    en: 'Order {code} has not been issued yet. Issue it before its goods are received.',
    zh: '采购订单{code}尚未下单，请先发行订单再到货。',
  },
  BIZ_PO_OVER: {
    ja: '発注残を超えています。（発注番号：{code}-{line}、発注残：{rest}）',
    en: 'This is more than is still to come of {code}-{line} ({rest}).',
    zh: '超过未到数量。（采购单号：{code}-{line}，未到：{rest}）',
  },
  BIZ_PO_BELOW_ZERO: {
    ja: '発注 {code}-{line} の数量が0を下回るため、この操作はできません。',
    en: 'A quantity of order {code}-{line} would fall below 0.',
    zh: '采购订单{code}-{line}的数量将小于0，不能进行此操作。',
  },
  BIZ_PO_RECEIVED_MORE: {
    ja: '数量を入荷済み・打切済みの数量より少なくできません。（{qty}以上）',
    en: 'The quantity cannot be less than what has been received and closed (at least {qty}).',
    zh: '数量不能小于已到货和已结案的数量。（至少{qty}）',
  },
  BIZ_PO_ITEM: {
    ja: '品目または品名を入力してください。',
    en: 'Enter an item or a name.',
    zh: '请输入物料或品名。',
  },
  BIZ_PO_DUE_BEFORE_ORDER: {
    ja: '納期は発注日以降の日付を入力してください。（発注日：{date}）',
    en: 'The due date must not be earlier than the order date (ordered {date}).',
    zh: '交期不得早于下单日期。（下单日期：{date}）',
  },
  BIZ_PO_PRICE: {
    ja: '単価は0より大きい値を入力してください。未定のときは仮単価にしてください。',
    en: 'The unit price must be above 0. Mark the price as provisional if it is not settled yet.',
    zh: '单价须大于0。未定时请设为暂定单价。',
  },
  BIZ_PO_TEMP_PRICE: {
    ja: '仮単価には理由と決定予定日を入力してください。',
    en: 'A provisional price needs its reason and the day on which it will be settled.',
    zh: '暂定单价须填写原因和预定决定日期。',
  },
})
