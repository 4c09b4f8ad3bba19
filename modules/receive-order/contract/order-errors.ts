import { errors } from '#platform/contract/errors.ts'

/** Refusals of orders (specification sections 5 and 8; error-catalogue of the trade for the words). */
export const orderErrors = errors({
  BIZ_ORDER_SHIP_BEFORE_ORDER: {
    ja: '出荷日は受注日以降の日付を入力してください。（出荷日：{date}）',
    en: 'The shipping date must not be earlier than the order date (shipping {date}).',
    zh: '出货日期不得早于受订日期。（出货日期：{date}）',
  },
  BIZ_ORDER_DELIVERY_BEFORE_SHIP: {
    ja: '納期は出荷日以降の日付を入力してください。（出荷日：{date}）',
    en: 'The delivery date must not be earlier than the shipping date (shipping {date}).',
    zh: '交货日期不得早于出货日期。（出货日期：{date}）',
  },
  BIZ_HOLD_DAY: {
    ja: '仮押さえの期限は{from}から{to}までの日付を入力してください。',
    en: 'Capacity is held for a day from {from} to {to}.',
    zh: '暂留期限请输入{from}至{to}之间的日期。',
  },
  BIZ_HOLD_MANY: {
    ja: '仮押さえは一度に{max}行までです。',
    en: 'Capacity is held for {max} lines at a time.',
    zh: '一次最多可暂留{max}行。',
  },
  BIZ_CALENDAR_HOLIDAY: {
    ja: '休業日は納期に指定できません。（{date}、直前の営業日：{before}）',
    en: 'A holiday cannot be the delivery date ({date}; the working day before is {before}).',
    zh: '休息日不能作为交期。（{date}，前一工作日：{before}）',
  },
  BIZ_SHIPPING_HOLIDAY: {
    ja: '工場の休業日は出荷日に指定できません。（{date}）',
    en: 'The factory does not ship on a day on which it is closed ({date}).',
    zh: '工厂休息日不能作为出货日期。（{date}）',
  },
  BIZ_NORMAL_PRICE: {
    ja: '通常品の単価は0より大きい値を入力してください。未定のときは仮単価にしてください。',
    en: 'Normal goods need a unit price above 0. Mark the price as provisional if it is not settled yet.',
    zh: '普通品的单价须大于0。未定时请设为暂定单价。',
  },
  BIZ_FREE_PRICE: {
    ja: '無償品の単価は0にしてください。',
    en: 'Free goods must have price 0.',
    zh: '无偿品的单价须为0。',
  },
  BIZ_ORDER_AMOUNT: {
    ja: '金額が上限（999,999,999,999円）を超えています。数量または単価を確認してください。',
    en: 'The amount is above the limit of 999,999,999,999 yen. Check quantity and price.',
    zh: '金额超过上限（999,999,999,999日元），请确认数量或单价。',
  },
  30022: {
    ja: '受注番号（またはキーコード）と行番号が重複しています。（{row}行目：{code}-{item}）',
    en: 'The order number (or key code) and row number are duplicated (line {row}: {code}-{item}).',
    zh: '订单号（或键代码）与行号重复。（第{row}行：{code}-{item}）',
  },
  BIZ_DESTINATION_MISSING: {
    ja: '得意先「{code}」の納入先がマスタに登録されていません。',
    en: 'Customer "{code}" has no destination in the master.',
    zh: '客户“{code}”的送货地址未在主数据中登记。',
  },
  BIZ_CUSTOMER_ITEM_MISSING: {
    ja: '得意先品目「{code}」がマスタに登録されていません。登録するか、品目を入力してください。',
    en: 'Customer item "{code}" is not in the master. Register it, or enter our item.',
    zh: '客户物料“{code}”未在主数据中登记。请登记或输入物料。',
  },
  BIZ_CUSTOMER_ITEM_OTHER: {
    ja: '得意先品目「{code}」は品目「{item}」として登録されています。',
    en: 'Customer item "{code}" is registered as item "{item}".',
    zh: '客户物料“{code}”已登记为物料“{item}”。',
  },
  BIZ_TAX_RATE_MISSING: {
    ja: '{date}時点の税率が登録されていません。（税区分：{name}）',
    en: 'No tax rate is registered for {date} ({name}).',
    zh: '未登记{date}的税率。（税区分：{name}）',
  },
  BIZ_SUPPLIER_MISSING: {
    ja: '直送1の明細には仕入先を入力してください。',
    en: 'A line that the supplier ships directly needs a supplier.',
    zh: '直送1的明细请输入供应商。',
  },
  BIZ_SUPPLIER_IDLE: {
    ja: '仕入先は直送1の明細だけに入力できます。',
    en: 'A supplier is entered only on a line that the supplier ships directly.',
    zh: '供应商只能在直送1的明细中输入。',
  },
  BIZ_FIXED_ORDER_DELETE: {
    ja: '確定済みの受注は削除できません。取消または打切をしてください。',
    en: 'A fixed order line cannot be deleted. Cancel or close it.',
    zh: '已确定的订单不能删除，请取消或强制结案。',
  },
  20121: {
    ja: '生産計画が確定済みのため、受注を変更できません。「変更を依頼」で生産計画の担当に依頼できます。（受注番号：{code}）',
    en: 'The production plan is confirmed; the order cannot be changed. Ask the planner with "Request a change" (order {code}).',
    zh: '生产计划已确定，无法变更订单。可通过“申请变更”向计划人员申请。（订单号：{code}）',
  },
  20122: {
    ja: '生産計画が確定済みのため、受注を取り消せません。「変更を依頼」で生産計画の担当に依頼できます。（受注番号：{code}）',
    en: 'The production plan is confirmed; the order cannot be cancelled. Ask the planner with "Request a change" (order {code}).',
    zh: '生产计划已确定，无法取消订单。可通过“申请变更”向计划人员申请。（订单号：{code}）',
  },
  BIZ_ORDER_SHIPPED: {
    ja: 'すでに出荷されているため、この操作はできません。（{line}行目）',
    en: 'It has been shipped already, so this cannot be done (line {line}).',
    zh: '已出货，不能进行此操作。（第{line}行）',
  },
  BIZ_ORDER_INSTRUCTED: {
    ja: '出荷指示済みです。先に出荷指示を取り消してください。（{line}行目）',
    en: 'A shipment has been instructed. Take that back first (line {line}).',
    zh: '已下达出货指示，请先取消出货指示。（第{line}行）',
  },
  BIZ_ORDER_BELOW_SHIPPED: {
    ja: '数量は出荷済み・出荷指示済みの数量（{qty}）以上にしてください。',
    en: 'The quantity must not be below what has been shipped or instructed ({qty}).',
    zh: '数量不得少于已出货及已指示的数量（{qty}）。',
  },
  BIZ_ORDER_STATE: {
    ja: '「{state}」の受注ではこの操作はできません。',
    en: 'This cannot be done with an order that is "{state}".',
    zh: '“{state}”状态的订单不能进行此操作。',
  },
  BIZ_ORDER_LINE_CLOSED: {
    ja: 'この行は「{state}」のため変更できません。',
    en: 'This line is "{state}" and cannot be changed.',
    zh: '此行为“{state}”，不能修改。',
  },
  BIZ_ORDER_FULLY_SHIPPED: {
    ja: 'この行には受注残がありません。',
    en: 'This line has no backlog.',
    zh: '此行没有未交数量。',
  },
  BIZ_ORDER_OVER_SHIPPED: {
    ja: '出荷数が受注数を超えています。（受注：{code}-{line}／指示できる残数：{rest}）',
    en: 'The shipping quantity exceeds the order quantity (order {code}-{line}; {rest} can still be instructed).',
    zh: '出货数量超过订单数量。（订单：{code}-{line}／可指示的剩余数量：{rest}）',
  },
  BIZ_ALLOCATION_DIRECT: {
    ja: '仕入先直送の行は在庫を引き当てません。',
    en: 'The supplier ships this line directly; no stock is allocated to it.',
    zh: '供应商直送的行不预留库存。',
  },
  BIZ_ALLOCATION_FULL: {
    ja: 'この行は受注残の全数が引当・紐付け済みです。',
    en: 'The whole backlog of this line is allocated or pegged already.',
    zh: '此行的未交数量已全部预留或关联。',
  },
  BIZ_PEG_ABOVE_LINE: {
    ja: 'この行の未引当数（{missing}）を超えて紐付けることはできません。',
    en: 'The line cannot be pegged beyond what is without allocation ({missing}).',
    zh: '关联数量不能超过此行的未预留数量（{missing}）。',
  },
  BIZ_ALLOCATION_NONE: {
    ja: 'この行には引当がありません。',
    en: 'Nothing is allocated to this line.',
    zh: '此行没有预留。',
  },
  BIZ_ALLOCATION_STALE: {
    ja: '事前確認のあとに受注または在庫が変わりました。もう一度表示して確認してください。',
    en: 'Orders or stock have changed since the preview. Show it again and check.',
    zh: '预览后订单或库存已变化，请重新显示并确认。',
  },
  BIZ_ALLOCATION_MANY: {
    ja: '対象が{max}行を超えています。納期や得意先で絞り込んでください。',
    en: 'There are more than {max} lines. Narrow them down by due date or customer.',
    zh: '对象超过{max}行，请按交期或客户缩小范围。',
  },
  BIZ_ORDER_NO_MAIL: {
    ja: '得意先 {customer} のメールアドレスが登録されていません。得意先マスタに登録するか、印刷してください。',
    en: 'Customer {customer} has no e-mail address. Register one, or print it.',
    zh: '客户{customer}未登记邮箱，请在客户主数据中登记或打印。',
  },
  BIZ_USUAL_NAME_TAKEN: {
    ja: 'いつもの注文「{name}」は、この得意先の受注 {code} で登録されています。別の名前にしてください。',
    en: 'Order {code} of this customer is kept as the usual order "{name}" already. Choose another name.',
    zh: '该客户的销售订单{code}已登记为常用订单“{name}”。请使用其他名称。',
  },
})
