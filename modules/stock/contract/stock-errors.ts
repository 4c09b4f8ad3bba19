import { errors } from '#platform/contract/errors.ts'

/** Refusals of the ledger (specification section 8; error-catalogue of the trade for the words). */
export const stockErrors = errors({
  20002: {
    ja: '日付が範囲外です。{from}～{to}の範囲で入力してください。',
    en: 'The date is out of range. Enter a date from {from} to {to}.',
    zh: '日期超出范围，请输入{from}～{to}范围内的日期。',
  },
  20015: {
    ja: '棚卸中のため処理できません。棚卸の終了後にもう一度実行してください。（場所：{name}）',
    en: 'Stocktaking is in progress. Try again after it has ended (location: {name}).',
    zh: '正在盘点，无法处理。请在盘点结束后重试。（库位：{name}）',
  },
  20084: {
    ja: '在庫が不足しています。（品目：{item}／必要数：{qty}／使用可能数：{available}）',
    en: 'Not enough stock (item {item}, needed {qty}, available {available}).',
    zh: '库存不足。（物料：{item}／需求数：{qty}／可用数：{available}）',
  },
  20085: {
    ja: '{date}の在庫数がマイナスになるため登録できません。日付または数量を確認してください。（品目：{item}／場所：{name}）',
    en: 'The stock would be negative on {date}. Check the date or the quantity (item {item}, location {name}).',
    zh: '{date}的库存将变为负数，无法登记。请检查日期或数量。（物料：{item}／库位：{name}）',
  },
  BIZ_STOCK_LABELS_MANY: {
    ja: '現品票が{most}枚を超えます。1枚の数量または部数を見直してください。',
    en: 'These are more than {most} labels. Check the quantity for each and the copies.',
    zh: '物料标签超过{most}张。请检查每张的数量或份数。',
  },
  BIZ_STOCK_DIVISION: {
    ja: 'この画面では受払区分「{name}」を登録できません。',
    en: 'Movements "{name}" cannot be posted here.',
    zh: '此页面不能登记收发类型“{name}”。',
  },
  BIZ_STOCK_LINES: {
    ja: '明細を1行以上、{max}行以内で入力してください。',
    en: 'Enter at least one line, and at most {max}.',
    zh: '请输入1至{max}行明细。',
  },
  BIZ_QTY_ZERO: {
    ja: '数量に0は入力できません。',
    en: 'The quantity must not be zero.',
    zh: '数量不能为0。',
  },
  BIZ_QTY_MINUS: {
    ja: 'この区分ではマイナスの数量は入力できません。',
    en: 'A negative quantity is not allowed for this movement type.',
    zh: '该区分不允许输入负数。',
  },
  BIZ_QTY_PLACES: {
    ja: '数量は999,999,999以下、小数{max}桁以内で入力してください。',
    en: 'The quantity must be at most 999,999,999 with {max|# decimal|# decimals}.',
    zh: '数量须不超过999,999,999，小数不超过{max}位。',
  },
  BIZ_STOCK_PRICE: {
    ja: '単価は99,999,999.99以下の0以上の数値で入力してください。',
    en: 'Enter a price from 0 to 99,999,999.99.',
    zh: '单价请输入0～99,999,999.99。',
  },
  BIZ_STOCK_AMOUNT: {
    ja: '金額は0以外の円単位の整数で入力してください。',
    en: 'Enter an amount in whole yen other than zero.',
    zh: '金额请输入0以外的整数（日元）。',
  },
  BIZ_STOCK_VARIANCE: {
    ja: '値増減額 {money}円のうち {variance}円は在庫金額に反映されず、原価差額になります。（品目：{item}／在庫金額：{value}円）',
    en: 'Of {money} yen, {variance} yen cannot go into the stock value and become a cost variance (item {item}, stock value {value} yen).',
    zh: '增减额{money}日元中有{variance}日元不能计入库存金额，将成为成本差额。（物料：{item}／库存金额：{value}日元）',
  },
  BIZ_ITEM_MASTER_MISSING: {
    ja: '品目マスタに登録されていません。（品目：{item}）',
    en: 'The item is not in the item master ({item}).',
    zh: '物料主数据中未登记。（物料：{item}）',
  },
  BIZ_STOCK_ITEM_NOT_KEPT: {
    ja: '品目「{item}」は在庫管理の対象ではありません。',
    en: 'Item "{item}" is not kept in stock.',
    zh: '物料“{item}”不是库存管理对象。',
  },
  BIZ_STOCK_ITEM_STOPPED: {
    ja: '品目「{item}」は停止または廃止されています。',
    en: 'Item "{item}" has been stopped or discontinued.',
    zh: '物料“{item}”已停用或作废。',
  },
  BIZ_STOCK_LOCATION_MISSING: {
    ja: '在庫場所マスタに登録されていません。（場所：{name}）',
    en: 'The location is not in the location master ({name}).',
    zh: '库位主数据中未登记。（库位：{name}）',
  },
  BIZ_STOCK_LOCATION_STOPPED: {
    ja: '在庫場所「{name}」は停止または廃止されています。',
    en: 'Location "{name}" has been stopped or discontinued.',
    zh: '库位“{name}”已停用或作废。',
  },
  BIZ_STOCK_LOCATION_VIRTUAL: {
    ja: '在庫場所「{name}」は指定できません。実在する場所を指定してください。',
    en: 'Location "{name}" cannot be chosen. Choose a real one.',
    zh: '不能指定库位“{name}”，请指定实际库位。',
  },
  BIZ_STOCK_SAME_PLACE: {
    ja: '出庫場所と入庫場所は異なる場所を指定してください。',
    en: 'The out and in locations must differ.',
    zh: '出库库位与入库库位不能相同。',
  },
  BIZ_STOCK_QUALITY: {
    ja: '受払区分「{name}」では、この品質区分を指定できません。',
    en: 'This quality cannot be chosen for "{name}".',
    zh: '收发类型“{name}”不能指定该质量区分。',
  },
  BIZ_STOCK_LOT_EXPIRY: {
    ja: 'ロット「{lot}」の有効期限は{date}で登録されています。期限を訂正するときはロット一覧で変更してください。',
    en: 'Lot "{lot}" is known with the expiry {date}. Correct it in the list of lots.',
    zh: '批次“{lot}”登记的有效期为{date}。如需更正，请在批次列表中修改。',
  },
  BIZ_STOCK_LOT_EXPIRED: {
    ja: 'ロット「{lot}」は有効期限（{date}）を過ぎています。',
    en: 'Lot "{lot}" has expired ({date}).',
    zh: '批次“{lot}”已过有效期（{date}）。',
  },
  BIZ_STOCK_LOT_HELD: {
    ja: 'ロット「{lot}」は出荷止めのため出荷できません。（理由：{reason}）',
    en: 'Lot "{lot}" is on hold and cannot be shipped (reason: {reason}).',
    zh: '批次“{lot}”已冻结，不能出货。（原因：{reason}）',
  },
  BIZ_STOCK_LOT_NEEDED: {
    ja: '品目「{item}」はロット管理の対象です。ロット番号を入力してください。',
    en: 'Item "{item}" is controlled by lot. Enter the lot number.',
    zh: '物料“{item}”需要批次管理，请输入批次号。',
  },
  BIZ_STOCK_LOT_UNKNOWN: {
    ja: '品目「{item}」はロット管理の対象ではありません。ロット番号を空にしてください。',
    en: 'Item "{item}" has no lots. Leave the lot number empty.',
    zh: '物料“{item}”不是批次管理对象，请清空批次号。',
  },
  BIZ_STOCK_SERIAL_ONE: {
    ja: '製造番号「{lot}」の在庫は1個だけです。',
    en: 'There is only one piece of serial number "{lot}".',
    zh: '序列号“{lot}”的库存只能为1个。',
  },
  BIZ_STOCK_MONTH_CLOSED: {
    ja: '{month}は締め済みのため登録できません。{open}以降の日付を入力してください。',
    en: '{month} is closed. Enter a date from {open} on.',
    zh: '{month}已结账，无法登记。请输入{open}以后的日期。',
  },
  BIZ_STOCK_FUTURE: {
    ja: '業務日付（{date}）より後の日付では登録できません。',
    en: 'The date must not be later than the business date ({date}).',
    zh: '不能使用晚于业务日期（{date}）的日期。',
  },
  BIZ_STOCK_LIES: {
    ja: '「{name}」には在庫（{qty}）があるため、「{field}」は変更できません。在庫をなくしてから変更してください。',
    en: '"{field}" cannot be changed while there is stock of or in "{name}" ({qty}). Empty it first.',
    zh: '“{name}”有库存（{qty}），不能更改“{field}”。请先清空库存。',
  },
  BIZ_ALLOCATION_SHORT: {
    ja: '引当可能数を超えています。（引当可能数：{available}）',
    en: 'The quantity exceeds the allocatable quantity ({available}).',
    zh: '超过可预留数量。（可预留数：{available}）',
  },
  BIZ_ALLOCATION_LOT_HELD: {
    ja: 'ロット「{lot}」は出荷止めのため引当できません。（理由：{reason}）',
    en: 'Lot "{lot}" is on hold and cannot be allocated (reason: {reason}).',
    zh: '批次“{lot}”已被冻结，无法预留。（原因：{reason}）',
  },
  BIZ_ALLOCATION_LOT_EXPIRED: {
    ja: 'ロット「{lot}」は使用期限（{date}）を過ぎているため引当できません。',
    en: 'Lot "{lot}" has expired ({date}) and cannot be allocated.',
    zh: '批次“{lot}”已过有效期（{date}），无法预留。',
  },
  BIZ_PEG_SHORT: {
    ja: '入荷・完成予定の数量を超えています。（紐付け可能数：{available}）',
    en: 'The quantity exceeds what is still to come ({available}).',
    zh: '超过计划入库数量。（可关联数：{available}）',
  },
  BIZ_STOCK_MONTH_NOT_OVER: {
    ja: '{month}はまだ終わっていないため締められません。業務日付が月末日になってから締めてください。',
    en: '{month} is not over yet. Close it when the business date is its last day or later.',
    zh: '{month}尚未结束，不能结账。请在业务日期到月末后再结账。',
  },
  BIZ_STOCK_MONTH_ORDER: {
    ja: '{month}は締められません。次に締める月は{open}です。',
    en: '{month} cannot be closed. The next month to close is {open}.',
    zh: '{month}不能结账，下一个结账月份是{open}。',
  },
  BIZ_STOCK_LEDGER_LONG: {
    ja: '受払台帳に印刷できるのは{max}行までです。期間を短くするか、品目または場所を指定してください。',
    en: 'The ledger can be printed up to {max|# line|# lines}. Choose a shorter period, an item or a location.',
    zh: '收发台账最多打印{max}行。请缩短期间，或指定物料或库位。',
  },
  BIZ_STOCK_MONTH_IS_CLOSED: {
    ja: '{month}は締め済みです。',
    en: '{month} is closed already.',
    zh: '{month}已结账。',
  },
  BIZ_STOCK_MONTH_NOT_LATEST: {
    ja: '{month}の締めは解除できません。解除できるのは最後に締めた月だけです。',
    en: 'The closing of {month} cannot be undone: only the latest closed month can be reopened.',
    zh: '{month}的结账不能取消，只能取消最近结账的月份。',
  },
  BIZ_STOCK_REVERSED: {
    ja: 'この受払はすでに取り消されています。（受払番号：{code}）',
    en: 'This movement has already been reversed (no. {code}).',
    zh: '该收发已被红冲。（收发号：{code}）',
  },
  BIZ_STOCK_NOT_REVERSIBLE: {
    ja: 'この受払はこの画面から取り消せません。元の伝票から取り消してください。（受払番号：{code}）',
    en: 'This movement cannot be reversed here. Cancel the slip it comes from (no. {code}).',
    zh: '该收发不能在此红冲，请从原单据取消。（收发号：{code}）',
  },
  BIZ_STOCK_DETAIL_MISSING: {
    ja: '受払が見つかりません。（受払番号：{code}）',
    en: 'The movement was not found (no. {code}).',
    zh: '未找到该收发。（收发号：{code}）',
  },
  BIZ_STOCK_POSTED: {
    ja: '登録済みの在庫伝票は変更できません。取り消してから、もう一度登録してください。',
    en: 'A posted stock slip cannot be changed. Cancel it, then enter it again.',
    zh: '已登记的库存单据不能修改，请红冲后重新录入。',
  },
  BIZ_STOCK_SLIP_REVERSED: {
    ja: 'この伝票はすでに取り消されています。（取消伝票：{code}）',
    en: 'This slip has already been cancelled (by {code}).',
    zh: '该单据已被红冲。（红冲单据：{code}）',
  },
  BIZ_STOCK_SLIP_IS_REVERSAL: {
    ja: 'この伝票は取消伝票です。（元の伝票：{code}）',
    en: 'This slip is a cancellation (of {code}).',
    zh: '该单据是红冲单据。（原单据：{code}）',
  },
  BIZ_STOCK_IDLE_FIELD: {
    ja: 'この受払区分では使わない項目です。空にしてください。',
    en: 'This movement type does not use the field. Leave it empty.',
    zh: '此收发类型不使用该项目，请清空。',
  },
  20079: {
    ja: '本日（{date}）は棚卸日として登録されていません。棚卸時期を登録してください。',
    en: 'Today ({date}) is not registered as a stocktaking day. Register the stocktaking day.',
    zh: '今天（{date}）未登记为盘点日，请登记盘点日期。',
  },
  BIZ_INVENTORY_STARTED: {
    ja: '棚卸はすでに開始されています。',
    en: 'The stocktaking has already been started.',
    zh: '盘点已经开始。',
  },
  BIZ_INVENTORY_STATE: {
    ja: '棚卸の状態が「{name}」のため、この操作はできません。',
    en: 'This cannot be done while the stocktaking is in state "{name}".',
    zh: '盘点状态为“{name}”，不能进行此操作。',
  },
  BIZ_INVENTORY_LOCK: {
    ja: '場所「{name}」は別の棚卸でロックされています。',
    en: 'Location "{name}" is locked by another stocktaking.',
    zh: '库位“{name}”已被其他盘点锁定。',
  },
  BIZ_INVENTORY_UNCOUNTED: {
    ja: '実棚数が入力されていない明細が{count}件あります。',
    en: '{count|# line has|# lines have} not been counted.',
    zh: '有{count}条明细未录入实盘数。',
  },
  BIZ_INVENTORY_REASON: {
    ja: '差異のある明細に理由が入力されていません。（{count}件）',
    en: '{count|# difference has|# differences have} no reason.',
    zh: '有{count}条差异未填写原因。',
  },
  BIZ_INVENTORY_ADJUST_FIRST: {
    ja: '期末棚卸は、差異を調整してから終了してください。',
    en: 'A term-end stocktaking ends when its differences have been adjusted.',
    zh: '期末盘点须先调整差异再结束。',
  },
  BIZ_INVENTORY_OPEN: {
    ja: '期末棚卸（{code}）の差異調整が終わっていないため、締められません。',
    en: 'The term-end stocktaking {code} has not been adjusted: the month cannot be closed.',
    zh: '期末盘点（{code}）尚未完成差异调整，不能结账。',
  },
  BIZ_INVENTORY_ELSEWHERE: {
    ja: '場所「{name}」はこの棚卸の対象ではありません。',
    en: 'Location "{name}" is not part of this stocktaking.',
    zh: '库位“{name}”不属于本次盘点。',
  },
  BIZ_INVENTORY_TYPE_MISSING: {
    ja: '品目区分マスタに登録されていません。（品目区分：{code}）',
    en: 'The type is not in the item type master ({code}).',
    zh: '物料类型主数据中未登记。（物料类型：{code}）',
  },
  BIZ_INVENTORY_OTHER_TYPE: {
    ja: '品目「{item}」の品目区分はこの棚卸の対象ではありません。',
    en: 'The type of item "{item}" is not part of this stocktaking.',
    zh: '物料“{item}”的类型不属于本次盘点。',
  },
  BIZ_INVENTORY_COUNTED: {
    ja: '{user}さんが先に{qty}と入力しました。確認してからもう一度入力してください。（品目：{item}）',
    en: '{user} has entered {qty} meanwhile. Check it, then enter it again (item {item}).',
    zh: '{user}已先录入{qty}，请确认后重新录入。（物料：{item}）',
  },
  BIZ_INVENTORY_LINE: {
    ja: '行番号と、場所・品目・ロットがこの棚卸の明細と一致しません。',
    en: 'The line number does not go with the location, item and lot of this stocktaking.',
    zh: '行号与本次盘点明细的库位、物料、批次号不一致。',
  },
  BIZ_INVENTORY_TWICE: {
    ja: '同じ場所・品目・ロットが2行以上あります。',
    en: 'The same location, item and lot stand in more than one row.',
    zh: '同一库位、物料、批次号出现在多行。',
  },
})
