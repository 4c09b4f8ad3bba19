import { errors } from '#platform/contract/errors.ts'

/** What the masters refuse beside what every master refuses. */
export const masterErrors = errors({
  20001: {
    ja: '得意先単価が複数該当します。得意先単価マスタの適用期間・数量範囲を確認してください。（得意先：{code}／品目：{item}）',
    en: 'More than one customer unit price applies. Check the effective dates and quantity range in the customer unit price master (customer {code}, item {item}).',
    zh: '匹配到多个客户单价，请检查客户单价主数据的有效期和数量范围。（客户：{code}／物料：{item}）',
  },
  MST_PURCHASE_PRICES: {
    ja: '仕入単価が複数該当します。仕入単価マスタの適用期間・数量範囲を確認してください。（仕入先：{code}／品目：{item}）',
    en: 'More than one purchase price applies. Check the effective dates and quantity range in the purchase price master (supplier {code}, item {item}).',
    zh: '匹配到多个采购单价，请检查采购单价主数据的有效期和数量范围。（供应商：{code}／物料：{item}）',
  },
  20115: {
    ja: '出荷対象の構成品目に、親品目と同じ品目は指定できません。',
    en: 'The shippable part must differ from its parent item.',
    zh: '出货对象的构成物料不能与父物料相同。',
  },
  20116: {
    ja: '品目「{item}」は在庫管理対象ではないため、出荷対象に設定できません。',
    en: 'Item "{item}" is not kept in stock and cannot be what is shipped.',
    zh: '物料“{item}”不是库存管理对象，不能设为出货对象。',
  },
  20117: {
    ja: '品目「{item}」の構成にも出荷対象があります。実際に出荷する品目は1つの階層で指定してください。',
    en: 'Item "{item}" has a shippable part itself. What is really shipped is said on one level only.',
    zh: '物料“{item}”的构成中也有出货对象，实际出货的物料请只在一个层级指定。',
  },
  MST_COPY_SELF: {
    ja: '複写元には別の品目を指定してください。',
    en: 'Copy from another item.',
    zh: '复制来源请指定其他物料。',
  },
  MST_COPY_NOTHING: {
    ja: '品目「{item}」には、{date}に有効な製造部品構成（工程）がありません。',
    en: 'Item "{item}" has no routing in force on {date}.',
    zh: '物料“{item}”在{date}没有有效的制造BOM（工序）。',
  },
  MST_COPY_THERE: {
    ja: '品目「{item}」には、{date}から始まる製造部品構成（工程）がすでにあります。',
    en: 'Item "{item}" has a routing from {date} already.',
    zh: '物料“{item}”已有从{date}开始的制造BOM（工序）。',
  },
  MST_REVISION_LARGE: {
    ja: '対象の単価が{max}件を超えています。取引先または品目を指定してください。',
    en: 'More than {max|# price is|# prices are} concerned. Choose a partner or an item.',
    zh: '对象单价超过{max}件，请指定往来单位或物料。',
  },
  MST_REVISION_RANGE: {
    ja: '品目「{item}」の改定後の単価が、入力できる範囲（0.01〜99,999,999.99円）を外れます。',
    en: 'The revised price of item "{item}" is out of range (0.01 to 99,999,999.99).',
    zh: '物料“{item}”调整后的单价超出可输入范围（0.01～99,999,999.99）。',
  },
  MST_REVISION_CHANGED: {
    ja: '確認した後に単価が変更されています。もう一度確認してから登録してください。',
    en: 'Prices have changed since they were shown. Look at them again, then save.',
    zh: '确认后单价已变更，请重新确认后再登记。',
  },
  MST_ROLL_UP_LARGE: {
    ja: '対象が{count}品目あり、一度に確認できるのは{max}品目までです。品目を指定して確認するか、確認せずに実行してください。',
    en: '{count|# item is|# items are} concerned; at most {max} can be previewed. Choose an item, or run it without a preview.',
    zh: '对象为{count}个物料，一次最多预览{max}个。请指定物料预览，或不预览直接执行。',
  },
  MST_DAY: {
    ja: '1〜31、または末日を表す99を入力してください。',
    en: 'Enter 1 to 31, or 99 for the last day of the month.',
    zh: '请输入1～31，或表示月末的99。',
  },
  MST_REGISTRATION_NO: {
    ja: '登録番号はTと13桁の数字で入力してください。法人の場合は検査用数字も確認しています。',
    en: 'Enter T and 13 digits. For a corporation the check digit must be right too.',
    zh: '请输入T加13位数字。法人还会核对校验位。',
  },
  MST_TAX_RATE_ZERO: {
    ja: 'この税区分の税率は0にしてください。',
    en: 'The rate of this tax category must be 0.',
    zh: '该税区分的税率必须为0。',
  },
  MST_TAX_RATE: {
    ja: '課税・軽減の税率は0より大きい値を入力してください。',
    en: 'Enter a rate above 0 for a taxed category.',
    zh: '课税、减税的税率请输入大于0的值。',
  },
  MST_CONTACT_OF: {
    ja: '得意先または仕入先の、どちらか一方を入力してください。',
    en: 'Enter either a customer or a supplier.',
    zh: '请输入客户或供应商其中之一。',
  },
  MST_END_BEFORE_START: {
    ja: '終了日は開始日以降の日付を入力してください。',
    en: 'The end date must not be before the start date.',
    zh: '结束日期不得早于开始日期。',
  },
  MST_TIME: {
    ja: '時刻は「15:30」のように入力してください。',
    en: 'Enter a time such as 15:30.',
    zh: '请按“15:30”的格式输入时刻。',
  },
  MST_CYCLE_WEEKDAY: {
    ja: '週単位の場合は、発注する曜日を1つ以上選択してください。',
    en: 'Choose at least one weekday.',
    zh: '按周订货时，请至少选择一个星期。',
  },
  MST_CYCLE_DAYS: {
    ja: '月単位の場合は、発注する日付（1〜31、末日は99）を1日から10日まで「5,15」のように入力してください。',
    en: 'Enter one to ten days of the month, such as 5,15 (99 is the last day).',
    zh: '按月订货时，请输入1至10个日期，如“5,15”（99为月末）。',
  },
  MST_BREAKS: {
    ja: '休憩は「12:00-12:45」のように入力し、複数ある場合は空白で区切ってください。',
    en: 'Enter breaks as 12:00-12:45, with blanks between several.',
    zh: '请按“12:00-12:45”的格式输入休息，多个时用空格分隔。',
  },
  MST_BREAK_OUTSIDE: {
    ja: '休憩はシフトの時間内で、互いに重ならないように入力してください。',
    en: 'Breaks must lie within the shift and must not overlap.',
    zh: '休息须在班次时间内，且不得重叠。',
  },
  MST_MAX_BELOW_MIN: {
    ja: '最大ロットは最小ロット以上の値を入力してください。',
    en: 'The largest lot must not be below the smallest.',
    zh: '最大批量不得小于最小批量。',
  },
  MST_LOT_STEPS: {
    ja: '最大ロットは、最小ロットにロット単位の整数倍を加えた値にしてください。',
    en: 'The largest lot must be the smallest lot and a whole number of lot steps.',
    zh: '最大批量须为最小批量加批量单位的整数倍。',
  },
  MST_ORDER_LOTS: {
    ja: '最大発注ロットは、発注ロットの整数倍にしてください。',
    en: 'The largest order lot must be a whole number of order lots.',
    zh: '最大订货批量须为订货批量的整数倍。',
  },
  MST_FIXED_ABOVE_LARGEST: {
    ja: '最大発注ロットは発注数量（定量）以上の値を入力してください。',
    en: 'The largest order lot must not be below the fixed quantity.',
    zh: '最大订货批量不得小于订货数量（定量）。',
  },
  MST_LOT_WITHOUT_STOCK: {
    ja: 'ロット・シリアルで管理する品目は、在庫管理の対象にしてください。',
    en: 'An item with lots or serial numbers must be kept in stock.',
    zh: '按批次或序列号管理的物料必须进行库存管理。',
  },
  MST_SERIAL_UNIT: {
    ja: 'シリアルで管理する品目の単位は、小数のない単位にしてください。',
    en: 'An item with serial numbers needs a unit without decimals.',
    zh: '按序列号管理的物料须使用无小数的单位。',
  },
  MST_UNIT_DECIMALS: {
    ja: '品目「{item}」の単位では、小数{decimals}桁まで入力できます。',
    en: 'In the unit of item "{item}" a quantity has at most {decimals|# decimal|# decimals}.',
    zh: '物料“{item}”的单位最多输入{decimals}位小数。',
  },
  MST_PHANTOM_MADE: {
    ja: 'ファントムにできるのは内作の品目だけです。',
    en: 'Only an item that is made can be a phantom.',
    zh: '只有自制物料才能设为虚拟件。',
  },
  MST_SUCCESSOR_SELF: {
    ja: '後継品目に同じ品目は指定できません。',
    en: 'The successor must be another item.',
    zh: '后继物料不能是同一物料。',
  },
  MST_TRADE_UNIT: {
    ja: '単位あたりの数を1以外にする場合は、単位を入力してください。',
    en: 'Enter the unit of which one holds another number than 1.',
    zh: '每单位数量不为1时，请输入单位。',
  },
  MST_CLOSING_DAYS: {
    ja: '締日2・締日3は、前の締日より後の日を入力してください。',
    en: 'Each further closing day must come after the one before it.',
    zh: '结账日2、结账日3须晚于前一个结账日。',
  },
  MST_BADGE_TAKEN: {
    ja: 'バッジ番号「{code}」は、作業者「{name}」が使用しています。',
    en: 'Badge "{code}" belongs to worker "{name}".',
    zh: '工牌“{code}”已由作业员“{name}”使用。',
  },
  MST_PIN_DIGITS: {
    ja: 'PINは4〜8桁の数字で入力してください。',
    en: 'A PIN has 4 to 8 digits.',
    zh: 'PIN须为4～8位数字。',
  },
  MST_PIN_EASY: {
    ja: '同じ数字や連続した数字は推測されやすいため使用できません。',
    en: 'Digits that are all alike or in a row are guessed too easily.',
    zh: '相同或连续的数字容易被猜到，不能使用。',
  },
  MST_FIXED_QTY: {
    ja: '定量発注の場合、発注数量は0より大きい値を入力してください。',
    en: 'For the quantitative method the fixed quantity must be above zero.',
    zh: '定量订货时，订货数量须大于0。',
  },
  MST_UPPER_BELOW_LOWER: {
    ja: '発注点の上限は下限以上の値を入力してください。',
    en: 'The upper order point must not be below the lower.',
    zh: '订货点上限不得低于下限。',
  },
  MST_LIMITS: {
    ja: '上限値は下限値以上の値を入力してください。',
    en: 'The upper limit must not be below the lower limit.',
    zh: '上限值不得低于下限值。',
  },
  MST_REPLENISH_UPPER: {
    ja: '補充発注の場合、発注点の上限は0より大きい値を入力してください。',
    en: 'For the replenishment method the upper order point must be above zero.',
    zh: '补充订货时，订货点上限须大于0。',
  },
  MST_INTERVAL: {
    ja: '定期発注の場合、発注間隔に0は指定できません。',
    en: 'For the periodic method the interval must not be zero.',
    zh: '定期订货时，间隔不能为0。',
  },
  MST_WORK_TIME: {
    ja: '加工時間の分と秒の両方を0にすることはできません。',
    en: 'Minutes and seconds must not both be zero.',
    zh: '加工时间的分和秒不能同时为0。',
  },
  MST_BOM_SELF: {
    ja: '構成品目に親品目と同じ品目は指定できません。',
    en: 'The BOM item must differ from the product item.',
    zh: '构成物料不能与父物料相同。',
  },
  MST_OPERATION_WORK: {
    ja: '工程には1つ以上の作業を登録してください。',
    en: 'Each process needs at least one work item.',
    zh: '每道工序至少登记一个作业。',
  },
  MST_SUBSTITUTE_SAME: {
    ja: '代替品目に、元の構成品目と同じ品目は指定できません。',
    en: 'The substitute must differ from the BOM part.',
    zh: '替代物料不能与原构成物料相同。',
  },
  MST_BOM_CYCLE: {
    ja: '構成が循環するため登録できません。（{path}）',
    en: 'The structure would be a circle ({path}).',
    zh: '结构发生循环，无法登记。（{path}）',
  },
  MST_REPLACE_SAME: {
    ja: '置換前と置換後に同じ品目は指定できません。',
    en: 'The new part must differ from the old one.',
    zh: '替换前后不能是同一物料。',
  },
  MST_REPLACE_ITEM: {
    ja: '置換後の品目「{code}」は登録されていないか、停止・廃止されています。',
    en: 'Item "{code}" is not registered, or stopped or discontinued.',
    zh: '替换后的物料“{code}”未登记，或已停用、作废。',
  },
  MST_REPLACE_PARENT: {
    ja: '親品目「{item}」では、構成品目または代替品目が置換後の品目と同じになるため置換できません。',
    en: 'In parent "{item}" the new part would be the parent itself or its own substitute.',
    zh: '在父物料“{item}”中，替换后的物料会与父物料或替代物料相同，无法替换。',
  },
  MST_COST_SHARES: {
    ja: '同じ親品目の原価配分の合計が100%を超えています。',
    en: 'The cost shares of this parent come to more than 100%.',
    zh: '同一父物料的成本分摊合计超过100%。',
  },
  20114: {
    ja: '1つのBOMに設定できる出荷対象品目は1つだけです。',
    en: 'Only one shippable item is allowed per BOM.',
    zh: '每个BOM只能设置一个出货对象物料。',
  },
  MST_PROCESS: {
    ja: '品目「{item}」の製造部品構成に、この工程番号はありません。',
    en: 'The routing of item "{item}" has no such process number.',
    zh: '物料“{item}”的制造BOM中没有该工序号。',
  },
  MST_OUT_IS_IN: {
    ja: '出庫場所と入庫場所は異なる場所を指定してください。',
    en: 'The out and in locations must differ.',
    zh: '出库库位与入库库位不能相同。',
  },
  MST_LOCATION_OF_OPERATION: {
    ja: '入庫場所（{code}）は工程の場所（{place}）に含まれていません。最終工程以外は、工程の仕掛場所を指定してください。',
    en: 'Location {code} does not belong to the place of the process ({place}). Only the last process may put its goods elsewhere.',
    zh: '入库库位（{code}）不属于该工序的库位（{place}）。最终工序以外请指定工序的在制品库位。',
  },
  MST_WORKER_OR_FACILITY: {
    ja: '作業者を指定する行には作業者または資格を入力し、設備は入力できません。',
    en: 'A row for workers needs a worker or a qualification, and no machine.',
    zh: '人员约束行须输入作业员或资格，不能输入设备。',
  },
  MST_FACILITY_ONLY: {
    ja: '設備を指定する行には設備を入力し、作業者と資格は入力できません。',
    en: 'A row for a machine needs a machine, and no worker or qualification.',
    zh: '设备约束行须输入设备，不能输入作业员和资格。',
  },
  MST_WORK_OF_OPERATION: {
    ja: '作業「{name}」は工程「{item}」の作業ではありません。',
    en: 'Work "{name}" does not belong to process "{item}".',
    zh: '作业“{name}”不属于工序“{item}”。',
  },
  BIZ_OPERATION_IN_USE: {
    ja: 'この工程は使用中のため廃止できません。（使用先：{field}）',
    en: 'This process is in use and cannot be discontinued (used by: {field}).',
    zh: '该工序正在使用，无法作废。（反查：{field}）',
  },
  BIZ_PACKAGE_IN_USE: {
    ja: 'この荷姿は使用中のため廃止できません。（使用先：{field}）',
    en: 'This package is in use and cannot be discontinued (used by: {field}).',
    zh: '该包装正在使用，无法作废。（反查：{field}）',
  },
  BIZ_WORK_IN_USE: {
    ja: 'この作業は使用中のため廃止できません。（使用先：{field}）',
    en: 'This work is in use and cannot be discontinued (used by: {field}).',
    zh: '该作业正在使用，无法作废。（反查：{field}）',
  },
  BIZ_FACILITY_IN_USE: {
    ja: 'この設備は使用中のため廃止できません。（使用先：{field}）',
    en: 'This machine is in use and cannot be discontinued (used by: {field}).',
    zh: '该设备正在使用，无法作废。（反查：{field}）',
  },
})
