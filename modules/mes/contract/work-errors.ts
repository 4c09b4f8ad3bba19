import { errors } from '#platform/contract/errors.ts'

export const workErrors = errors({
  20128: {
    ja: '前工程の仕掛在庫が不足しています。（前工程：{name}／必要数：{qty}／仕掛数：{available}）',
    en: 'Work-in-progress from the previous process is short (process {name}, needed {qty}, available {available}).',
    zh: '前工序在制品库存不足。（前工序：{name}／需求数：{qty}／在制数：{available}）',
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
  BIZ_WORK_MATERIAL: {
    ja: '部品の在庫が不足しています。（部品：{item}／必要数：{qty}／使用可能数：{available}）',
    en: 'A part is short (part {item}, needed {qty}, available {available}).',
    zh: '零件库存不足。（零件：{item}／需求数：{qty}／可用数：{available}）',
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
