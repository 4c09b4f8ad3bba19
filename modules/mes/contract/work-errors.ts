import { errors } from '#platform/contract/errors.ts'

export const workErrors = errors({
  20128: {
    ja: '前工程の仕掛在庫が不足しています。（前工程：{name}／必要数：{qty}／仕掛数：{available}）',
    en: 'Work-in-progress from the previous process is short (process {name}, needed {qty}, available {available}).',
    zh: '前工序在制品库存不足。（前工序：{name}／需求数：{qty}／在制数：{available}）',
  },
  20129: {
    ja: '前工程の不良在庫が不足しています。（前工程：{name}／必要数：{qty}／不良数：{available}）',
    en: 'Defective stock from the previous process is short (process {name}, needed {qty}, available {available}).',
    zh: '前工序不良品库存不足。（前工序：{name}／需求数：{qty}／不良数：{available}）',
  },
  BIZ_WORK_SERIAL_NONE: {
    ja: 'シリアル番号は、シリアル管理の品目の最終工程で、良品に入力します。',
    en: 'Serial numbers are entered for good pieces at the last process of an item that has them.',
    zh: '序列号只能在序列号管理物料的最终工序为良品填写。',
  },
  BIZ_WORK_SERIAL_COUNT: {
    ja: 'シリアル番号は良品1個に1つ入力してください。（良品数：{qty}／入力数：{count}）',
    en: 'Each good piece has one serial number ({qty} pieces, {count} numbers).',
    zh: '请为每件良品填写一个序列号。（良品数：{qty}／填写数：{count}）',
  },
  BIZ_WORK_SERIAL_TWICE: {
    ja: 'シリアル番号「{number}」が重複しています。',
    en: 'Serial number “{number}” is entered twice.',
    zh: '序列号“{number}”重复。',
  },
  BIZ_WORK_SERIAL_USED: {
    ja: 'シリアル番号「{number}」はすでに使われています。',
    en: 'Serial number “{number}” is taken already.',
    zh: '序列号“{number}”已被使用。',
  },
  BIZ_WORK_REWORK: {
    ja: '手直し数は、社内の前工程がある工程で、今回の良品数と不良数の合計{qty}まで入力できます。',
    en: 'Rework is of the process before, done in house, and not more than the {qty} good and defective pieces told now.',
    zh: '返修数只能在有厂内前工序的工序填写，且不超过本次良品数与不良数合计{qty}。',
  },
  BIZ_WORK_STATE: {
    ja: '作業が「{state}」のため、この操作はできません。',
    en: 'The work is "{state}": this cannot be done.',
    zh: '作业为“{state}”，不能进行此操作。',
  },
  BIZ_WORK_LOT_HELD: {
    ja: 'ロット「{lot}」は出荷止めのため、作業を始められません。（理由：{reason}）',
    en: 'Lot "{lot}" is on hold: work on it cannot begin (reason: {reason}).',
    zh: '批次“{lot}”已冻结，不能开始作业。（原因：{reason}）',
  },
  BIZ_WORK_OUTSIDE: {
    ja: '工程{process}は外注工程です。外注工程の画面で入荷を登録してください。',
    en: 'Process {process} is done outside: enter what comes back on its own screen.',
    zh: '工序{process}为外协工序，请在外协工序页面登记入库。',
  },
  BIZ_WORK_OUTSIDE_LAST: {
    ja: '指図{code}の工程{process}には、この戻り伝票より後の実績があります。後の伝票から取り消してください。',
    en: 'More has been reported of process {process} of work order {code} since this slip: take the later ones back first.',
    zh: '指令{code}的工序{process}在此退回单之后还有实绩，请先取消后面的单据。',
  },
  BIZ_WORK_INSPECTED: {
    ja: '完成検査で判定した数があるため、この実績は取り消せません。',
    en: 'Pieces of it have been judged by the final inspection: it cannot be taken back.',
    zh: '成品检验已有判定数量，不能撤回此实绩。',
  },
  BIZ_WORK_CREW_WHO: {
    ja: '作業者を指定してください。',
    en: 'Say who joins or leaves.',
    zh: '请指定作业员。',
  },
  BIZ_WORK_CREW_IN: {
    ja: '作業者「{code}」は、すでにこの作業に加わっています。',
    en: 'Worker {code} is at this work already.',
    zh: '作业员“{code}”已加入此作业。',
  },
  BIZ_WORK_CREW_OUT: {
    ja: '作業者「{code}」は、この作業に加わっていません。',
    en: 'Worker {code} is not at this work.',
    zh: '作业员“{code}”未加入此作业。',
  },
  BIZ_INDIRECT_UNKNOWN: {
    ja: '間接作業「{code}」は登録されていないか、停止または廃止されています。選び直してください。',
    en: 'Indirect work “{code}” is not registered, or is stopped or discontinued: choose another one.',
    zh: '间接作业“{code}”未登记、已停用或作废，请重新选择。',
  },
  BIZ_INDIRECT_ON: {
    ja: '間接作業「{name}」は、すでに始めています。',
    en: 'Indirect work “{name}” has begun already.',
    zh: '间接作业“{name}”已经开始。',
  },
  BIZ_INDIRECT_NONE: {
    ja: '終了する間接作業がありません。',
    en: 'There is no indirect work to end.',
    zh: '没有可结束的间接作业。',
  },
  BIZ_INDIRECT_UNDO_LAST: {
    ja: '取り消せるのは、その作業者の最後の間接作業の実績だけです。',
    en: 'Only the last entry of indirect work of a worker can be taken back.',
    zh: '只能撤回该作业员最后一条间接作业实绩。',
  },
  BIZ_REFUSED_SETTLED: {
    ja: 'この実績は「{state}」です。',
    en: 'This entry is settled already ({state}).',
    zh: '该实绩为“{state}”。',
  },
  BIZ_REFUSED_INDIRECT: {
    ja: '間接作業は訂正登録できません。登録見送りにしてください。',
    en: 'Indirect work cannot be corrected here: drop it.',
    zh: '间接作业不能在此更正登记，请放弃登记。',
  },
  BIZ_WORK_COUNT: {
    ja: '良品数または不良数を入力してください。',
    en: 'Enter good or defective pieces.',
    zh: '请输入良品数或不良数。',
  },
  BIZ_WORK_OVER: {
    ja: '良品が計画数{plan}と過剰生産の許容{percent}%を超えます（報告済み{done}＋今回{qty}、上限{most}）。今回報告できるのは{left}までです。',
    en: 'More good pieces than planned ({plan}) and the tolerance of {percent}%: {done} reported and {qty} now, at most {most}. {left} can be reported now.',
    zh: '良品超过计划数{plan}和超产允许{percent}%（已报告{done}＋本次{qty}，上限{most}）。本次最多可报告{left}。',
  },
  BIZ_WORK_SHORT: {
    ja: '良品数と不良数の合計{told}は、予定{wanted}（過少生産の許容{percent}%、下限{least}）より{missing}少ない数です。このまま完了しますか。',
    en: 'Good and defective pieces ({told}) are {missing} fewer than the {wanted} expected (tolerance {percent}%, at least {least}). Finish all the same?',
    zh: '良品数与不良数合计{told}，比预定{wanted}（欠产允许{percent}%，下限{least}）少{missing}。仍要完工吗？',
  },
  BIZ_LAST_OPERATION_QTY: {
    ja: '最終工程の良品数・不良数が足りません。合計{told}で、前工程からの{wanted}（過少生産の許容{percent}%、下限{least}）より{missing}少ない数です。このまま完了しますか。',
    en: 'The good and defective counts of the last process are not enough: {told}, {missing} fewer than the {wanted} passed on to it (tolerance {percent}%, at least {least}). Finish all the same?',
    zh: '最后工序的良品数和不良数不足：合计{told}，比转入的{wanted}（欠产允许{percent}%，下限{least}）少{missing}。仍要完工吗？',
  },
  BIZ_WORK_FIRST_ARTICLE: {
    ja: '段取後の初品確認が済んでいません。端末で初品を確認し、合格にしてから報告してください。',
    en: 'The first piece after the set-up is not checked yet: pass it at the terminal, then report.',
    zh: '换产后的首件确认尚未完成。请在终端确认首件合格后再报告。',
  },
  BIZ_WORK_FIRST_NONE: {
    ja: '初品確認は、段取完了を登録した後に1回行います。',
    en: 'The first piece is checked once, after the end of a set-up has been told.',
    zh: '首件确认在登记换产完成后进行一次。',
  },
  BIZ_WORK_FIRST_WHO: {
    ja: '初品を確認した作業者を指定してください。',
    en: 'Say who checked the first piece.',
    zh: '请指定确认首件的作业员。',
  },
  BIZ_WORK_FIRST_VALUES: {
    ja: '初品の検査項目「{point}」の測定値を入力してください。',
    en: 'Enter what was measured of the first piece: {point}.',
    zh: '请输入首件检验项目“{point}”的测定值。',
  },
  BIZ_WORK_FIRST_OUTSIDE: {
    ja: '初品の「{point}」が規格外です（{value}、規格{lower}～{upper}）。不合格として登録し、直してから測り直してください。',
    en: '{point} of the first piece is outside ({value}, limits {lower} to {upper}): tell it as bad, put it right and measure again.',
    zh: '首件的“{point}”超出规格（{value}，规格{lower}～{upper}）。请登记为不合格，调整后重新测定。',
  },
  BIZ_WORK_POINT: {
    ja: 'この工程に検査項目「{point}」はありません。',
    en: 'This process has no inspection point "{point}".',
    zh: '该工序没有检验项目“{point}”。',
  },
  BIZ_WORK_OUTSIDE_LIMITS: {
    ja: '測定した{qty}個が規格外ですが、不良数は{defective}です。このまま登録しますか。',
    en: '{qty} measured pieces are outside their limits, but {defective} are counted as defective. Save all the same?',
    zh: '测定的{qty}个超出规格，但不良数为{defective}。仍要登记吗？',
  },
  BIZ_CHARGE_PLACE: {
    ja: '設備「{code}」は炉ではないため、チャージにできません。設備マスタで設備の種類を確認してください。',
    en: 'Machine {code} is no furnace: it takes no charges. Look at its kind in the master of machines.',
    zh: '设备“{code}”不是炉，不能组成炉次。请在设备主数据中确认设备种类。',
  },
  BIZ_CHARGE_TWICE: {
    ja: '指図{code}の工程{process}が2回入っています。',
    en: 'Process {process} of work order {code} is among them twice.',
    zh: '指令{code}的工序{process}重复。',
  },
  BIZ_CHARGE_OTHER: {
    ja: '指図{code}の工程{process}は、チャージ「{charge}」の作業ではありません。',
    en: 'Process {process} of work order {code} is no job of charge {charge}.',
    zh: '指令{code}的工序{process}不属于炉次“{charge}”。',
  },
  BIZ_CHARGE_FEW: {
    ja: 'チャージは2件以上の作業で始めます。',
    en: 'A charge begins with two jobs or more.',
    zh: '炉次需由2项以上的作业开始。',
  },
  BIZ_DRILL_ENDED: {
    ja: 'この訓練は既に終了しています。',
    en: 'This drill has ended already.',
    zh: '该演练已经结束。',
  },
  BIZ_HELP_UNKNOWN: {
    ja: '呼出内容「{code}」は登録されていないか、停止または廃止されています。選び直してください。',
    en: 'What is called for, “{code}”, is not registered, or is stopped or discontinued: choose another one.',
    zh: '呼叫内容“{code}”未登记、已停用或作废，请重新选择。',
  },
  BIZ_HELP_MACHINE: {
    ja: '設備「{code}」は登録されていません。',
    en: 'There is no machine "{code}".',
    zh: '设备“{code}”未登记。',
  },
  BIZ_HELP_STATE: {
    ja: 'この呼出は「{state}」のため、この操作はできません。',
    en: 'This call is "{state}": this cannot be done.',
    zh: '该呼叫为“{state}”，不能进行此操作。',
  },
  BIZ_WORK_REASON: {
    ja: '不良の理由を選択してください。',
    en: 'Say why pieces are defective.',
    zh: '请选择不良原因。',
  },
  BIZ_WORK_STOP_REASON: {
    ja: '停止理由「{code}」は登録されていないか、停止または廃止されています。理由を選び直してください。',
    en: 'The reason for stopping “{code}” is not registered, or is stopped or discontinued: choose another one.',
    zh: '停止原因“{code}”未登记、已停用或作废，请重新选择。',
  },
  BIZ_WORK_DEFECT_REASON: {
    ja: '不良理由「{code}」は登録されていないか、停止または廃止されています。理由を選び直してください。',
    en: 'The reason for defects “{code}” is not registered, or is stopped or discontinued: choose another one.',
    zh: '不良原因“{code}”未登记、已停用或作废，请重新选择。',
  },
  BIZ_WORK_UNDO_LAST: {
    ja: '取り消せるのは、その工程の最後の実績だけです。',
    en: 'Only the last entry of the process can be taken back.',
    zh: '只能撤回该工序的最后一条实绩。',
  },
  BIZ_WORK_PASSED_ON: {
    ja: '次の工程「{name}」で{qty}個を使用済みのため、取り消せません。',
    en: 'The next process ({name}) has used {qty} of these pieces already.',
    zh: '下一工序“{name}”已使用{qty}个，不能撤回。',
  },
  BIZ_WORK_IN_REWORK: {
    ja: 'この工程の不良のうち{qty}個は手直し指示済みのため、取り消せません。先に手直しの指図を確定解除してください。',
    en: '{qty} of the defective pieces of this process are in orders of rework: withdraw those first.',
    zh: '该工序的不良品中有{qty}个已下达返修指令，不能撤回。请先解除返修指令的确定。',
  },
  BIZ_WORK_CLOCK: {
    ja: '発生時刻が正しくありません。端末の時計を確認してください。',
    en: 'The time of the event cannot be right: look at the clock of the device.',
    zh: '发生时间不正确，请确认终端的时钟。',
  },
  BIZ_WORK_TIME: {
    ja: '時刻は「8:30」のように入力してください。',
    en: 'Enter the time such as 8:30.',
    zh: '请按“8:30”的格式输入时刻。',
  },
  BIZ_WORK_BACKWARDS: {
    ja: '終了時刻が開始時刻より前です。翌日にまたがる場合は、終了日を「翌日」にしてください。',
    en: 'It ends before it begins. If it went over midnight, set the day of the end to the next day.',
    zh: '结束时刻早于开始时刻。跨日时请将结束日设为“次日”。',
  },
  BIZ_WORK_SHIFT: {
    ja: 'シフト「{code}」は登録されていません。（登録済み：{known}）',
    en: 'There is no shift {code} (there are: {known}).',
    zh: '班次“{code}”未登记。（已登记：{known}）',
  },
  BIZ_WORK_PERIOD: {
    ja: '期間は366日以内で指定してください。',
    en: 'A period has 366 days at most.',
    zh: '期间请指定在366天以内。',
  },
  BIZ_WORK_AHEAD: {
    ja: '終了時刻が現在の時刻より後です。まだ終わっていない作業は、終わってから登録してください。',
    en: 'It ends later than now: report it when it has ended.',
    zh: '结束时刻晚于当前时刻，请在作业结束后登记。',
  },
  BIZ_WORK_ORDER_UNKNOWN: {
    ja: '指図番号「{code}」は登録されていません。',
    en: 'There is no work order {code}.',
    zh: '指令号“{code}”不存在。',
  },
  BIZ_WORK_PROCESS_UNKNOWN: {
    ja: '指図「{code}」に工程{process}はありません。',
    en: 'Work order {code} has no process {process}.',
    zh: '指令“{code}”没有工序{process}。',
  },
  BIZ_WORK_REPORTED: {
    ja: '登録した日報は変更できません。誤りは「指図の実績」で取り消し、改めて登録してください。',
    en: 'A report that is registered is not changed: take the entry back in the history of work orders, and enter it anew.',
    zh: '已登记的日报不能修改；如有错误，请在“指令实绩”中撤回后重新登记。',
  },
  BIZ_WORK_MACHINE: {
    ja: '設備「{code}」は登録されていないか、使用停止です。',
    en: 'Machine {code} does not exist, or is out of use.',
    zh: '设备“{code}”未登记或已停用。',
  },
  BIZ_WORKER_UNKNOWN: {
    ja: 'バッジまたは作業者コード「{code}」は登録されていません。',
    en: 'No worker has the badge or code “{code}”.',
    zh: '工牌或作业员代码“{code}”未登记。',
  },
  BIZ_WORKER_PIN: {
    ja: '{name}さんのPINを入力してください。',
    en: 'Enter the PIN of {name}.',
    zh: '请输入{name}的PIN。',
  },
  BIZ_WORKER_PIN_WRONG: {
    ja: 'PINが違います。',
    en: 'The PIN is wrong.',
    zh: 'PIN不正确。',
  },
  BIZ_WORKER_PIN_LOCKED: {
    ja: 'PINを続けて間違えたため、10分間使えません。バッジを読み取ってください。',
    en: 'Too many wrong PINs: it works again in 10 minutes. A badge works now.',
    zh: 'PIN连续输错，10分钟内不能使用。请扫描工牌。',
  },
  BIZ_WORKER_PIN_NONE: {
    ja: '{name}さんのPINは設定されていません。バッジを読み取ってください。',
    en: '{name} has no PIN yet: read the badge.',
    zh: '{name}尚未设置PIN，请扫描工牌。',
  },
})

/** A finish with fewer pieces than there should be, and pieces outside their limits that are not counted as defective: a person may agree to it. */
export const workQuestions = [
  workErrors.BIZ_WORK_SHORT,
  workErrors.BIZ_LAST_OPERATION_QTY,
  workErrors.BIZ_WORK_OUTSIDE_LIMITS,
] as const
