import {
  closeMissing,
  judgeFinished,
  printCertificate,
} from '../../contract/final-inspection/inspection-calls.ts'
import type { Manual } from '#platform/web/module/manual.ts'
import { dismissRefused, enterRefused, keepRefused } from '../../contract/refused-work/refused-calls.ts'
import { settleTerminal, signTerminal } from '../../contract/silent/silent-calls.ts'
import { undoWork } from '../../contract/work-calls.ts'
import {
  workOrderCost,
  workOrderHours,
  workOrderMeasures,
} from '../../contract/work-order-story/work-cost-calls.ts'

/** What the manual says of entries that were told: those not taken, and the history of work orders. */
export const historyManual: Manual = {
  finalInspection: {
    purpose: {
      ja: '品目マスタで「完成検査」とした品目の完成数を、出荷や次の製造に使う前に判定します。',
      en: 'Judges what has been finished of items that are inspected then, before it is shipped or used.',
      zh: '对物料主数据中设为“成品检验”的物料，在出货或用于后续生产之前判定完工数量。',
    },
    steps: [
      {
        ja: '検査待ちの行を選び、「判定を登録」を押します。',
        en: 'Choose a row that waits, and press Record judgement.',
        zh: '选择待检的行，按“登记判定”。',
      },
      {
        ja: '良品数と不良数を入れ、不良があれば理由を選んで登録します。',
        en: 'Enter good and defective pieces, with the reason of defects.',
        zh: '输入良品数和不良数，有不良时选择原因，然后登记。',
      },
      {
        ja: '測定した場合は、検査項目ごとに測定値を入れます。規格外は赤で示します。',
        en: 'Type what was measured at each point; what is outside its limits is red.',
        zh: '如有测定，按检验项目输入测定值；超出规格的以红色显示。',
      },
      {
        ja: '「判定済」で探した行を選び、「検査成績書」で判定と測定値をロットごとに印刷します。',
        en: 'Search for Judged, choose a row, and print the inspection report of its lot with judgements and values.',
        zh: '按“已判定”查找并选择行，通过“检验报告”按批次打印判定和测定值。',
      },
      {
        ja: '不良と判定したものを直すときは、「手直し指示へ」で製造指図を開き、手直しを指示します。',
        en: 'To mend what was judged defective, open its work order by To rework, and order the rework there.',
        zh: '要返修判为不良的物料时，通过“前往返修指令”打开生产指令并下达返修。',
      },
      {
        ja: '発行した検査成績書は版ごとに保存され、「発行済の検査成績書」で発行したときのまま開けます。',
        en: 'What was issued is kept by version, and opened under Issued reports as it went out.',
        zh: '已签发的检验报告按版本保存，可在“已签发的检验报告”中按签发时的原样打开。',
      },
    ],
    rules: [
      {
        ja: '検査待ちの数は引当・出荷できません。良品と判定すると、その指図を待っている受注に引き当てます。',
        en: 'What waits is neither allocated nor shipped. Good pieces go to the order that waits for this work order.',
        zh: '待检数量不能预留或出货。判为良品后，预留给等待该指令的订单。',
      },
      {
        ja: '検査項目は、品目マスタの検査項目のうち最後の工程の番号のものと、工程番号が0のものです。測定値は任意で、その時の規格とともに残ります。',
        en: 'Points are those of the item with the number of the last process, or with 0. Values need not be typed; they are kept with the limits of that moment.',
        zh: '检验项目为物料的检验项目中工序号为最后工序或0的项目。测定值可不填，并与当时的规格一并保存。',
      },
      {
        ja: '規格外の個数より不良数が少ない判定には、良品とする理由が要ります。',
        en: 'A judgement with fewer defective pieces than were measured outside needs the reason why they are good.',
        zh: '不良数少于超出规格的个数时，须填写判为良品的原因。',
      },
      {
        ja: '検査成績書は何度印刷しても同じものです。判定を追加すると、次の印刷から新しい版になります。ロット追跡と出荷管理からも印刷できます。',
        en: 'A report is the same however often it is printed; after another judgement it is a new version. It is also printed from the trace of a lot and from Delivery management.',
        zh: '检验报告无论打印几次都相同；追加判定后，下次打印起为新版本。也可从批次追溯和出货管理打印。',
      },
      {
        ja: '検査待ちの間に在庫移動や廃棄でなくなった分は場所のない行になります。「在庫のない分を終了」で理由を入れて終了します。',
        en: 'What was moved by hand or scrapped while it waited is a row without a location: close it with a reason.',
        zh: '待检期间因移动或报废而消失的部分显示为没有库位的行，请填写原因后结束。',
      },
      {
        ja: '判定した数がある間は、最後の工程の実績を取り消せません。判定の誤りは在庫移動登録で品質を直します。',
        en: 'Once pieces are judged the last entry of the order is not taken back; a wrong judgement is put right by a stock transfer to another quality.',
        zh: '已有判定数量时，不能撤回最后工序的实绩。判定有误时，在库存移动登记中更正品质。',
      },
    ],
    calls: [judgeFinished, closeMissing, printCertificate],
  },
  refusedWork: {
    purpose: {
      ja: '通信が切れていた間の実績のうち、後から登録できなかったものを職長が処理します。',
      en: 'What was told without a network and was not taken afterwards: the foreman settles it.',
      zh: '断网期间的实绩中事后未能登记的，由班组长处理。',
    },
    steps: [
      {
        ja: '未処理の行を選び、登録できなかった理由を確かめます。',
        en: 'Choose an open row, and see why it was not taken.',
        zh: '选择未处理的行，确认未能登记的原因。',
      },
      {
        ja: '正しい内容に直して「訂正登録」します。発生日時と設備は端末のままです。',
        en: 'Put it right and enter it; when it happened and at which machine stays as it was told.',
        zh: '改为正确内容后更正登记；发生时间和设备保持终端上的记录。',
      },
      {
        ja: '登録しないものは、理由を入れて登録見送りにします。',
        en: 'Drop what is not to be entered, with a reason.',
        zh: '不予登记的，填写原因后放弃登记。',
      },
    ],
    rules: [
      {
        ja: '端末がその場で断られた実績は入りません。作業者がその場で入れ直します。',
        en: 'What a terminal is refused at once is not among them: who told it tells it again.',
        zh: '终端当场被拒绝的实绩不在其中，由作业员当场重新录入。',
      },
      {
        ja: '10分以上応答のない端末は、未送信の実績があるか、その設備で作業が進んでいれば、一覧の上に示します。端末を確かめたら「確認済にする」を押します。',
        en: 'A terminal that has been silent for ten minutes is named above the list when it had entries not sent, or while work runs at its machine. Press Looked after when you have seen to it.',
        zh: '终端超过10分钟无响应，且有未发送的实绩或其设备正在作业时，显示在列表上方。检查终端后按“设为已确认”。',
      },
      {
        ja: '端末で入れたシリアル番号は残っていて、訂正登録でそのまま使うか直せます。',
        en: 'Serial numbers that were entered on the terminal are kept, and can be used or put right when it is entered.',
        zh: '终端上录入的序列号会保留，更正登记时可直接使用或修改。',
      },
      {
        ja: '訂正登録と登録見送りは1回だけです。間接作業は登録見送りだけできます。',
        en: 'Each is settled once; indirect work can only be dropped.',
        zh: '更正登记和放弃登记只能进行一次；间接作业只能放弃登记。',
      },
    ],
    calls: [keepRefused, enterRefused, dismissRefused, signTerminal, settleTerminal],
  },
  workOrder: {
    purpose: {
      ja: '指図の着手から完了までの実績を、取り消したものも含めて新しい順に示します。',
      en: 'Shows all that happened on work orders, the last first, with what was taken back.',
      zh: '按从新到旧的顺序显示指令从开工到完工的全部实绩，包括已撤回的。',
    },
    steps: [
      {
        ja: '指図番号・実績日・設備・作業者で絞ります。',
        en: 'Narrow it to a work order, a day, a machine or a worker.',
        zh: '按指令号、实绩日、设备、作业员筛选。',
      },
      {
        ja: '行を選び、その指図の受払を開きます。使った部品、入庫したロット、金額、原価差額が分かります。',
        en: 'Choose a row and open the movements of its work order: parts used, lots received, value and variance.',
        zh: '选择一行，打开该指令的收发：使用的零件、入库的批次、金额、成本差异。',
      },
      {
        ja: '「指図の原価」で、部品費と加工費の標準・実際・差額を確かめます。',
        en: 'See what the order cost beside its standard: parts, and time of machines and workers.',
        zh: '通过“指令成本”确认零件费和加工费的标准、实际与差额。',
      },
      {
        ja: '「指図の工数」で、設備の稼働と作業者の工数を工程ごとに確かめます。',
        en: 'See for each process how long its machines ran and what people gave to it.',
        zh: '通过“指令工时”按工序确认设备作业时间和人工时间。',
      },
      {
        ja: '「測定値」で、初品、報告、完成検査のときに測った値をその時の規格とともに確かめます。規格外は赤で示します。',
        en: 'See what was measured of first pieces, of reports and at the final inspection, with the limits of that moment; what was outside is red.',
        zh: '通过“测定值”确认首件、报告和成品检验时测定的值及当时的规格；超出规格的以红色显示。',
      },
      {
        ja: '誤った実績は、理由を入れて取り消します。日報の行も同じです。',
        en: 'Take back an entry that is wrong, with a reason; lines of daily reports alike.',
        zh: '错误的实绩填写原因后撤回，日报的行也一样。',
      },
    ],
    rules: [
      {
        ja: '取り消せるのは工程の最後の実績だけで、次の工程が使った後は取り消せません。',
        en: 'Only the last entry of a process is taken back, and not what the next process has used.',
        zh: '只能撤回工序的最后一条实绩；下一工序使用后不能撤回。',
      },
      {
        ja: '取り消した実績は消えません。実績取消の行が数を打ち消します。',
        en: 'What was taken back stays; its counter-entry takes the pieces off.',
        zh: '撤回的实绩不会消失，由撤回实绩的行冲抵数量。',
      },
      {
        ja: '標準は良品数×標準原価、実際は払い出した部品の金額、設備の稼働時間と作業者の工数にそれぞれの時間単価を掛けた金額、外注費です。部品費の差は数量と価格に分けます。',
        en: 'The standard is good pieces at standard cost, the actual cost the value of the parts drawn, time of machines and labour of people at their rates, and fees of subcontractors. Parts differ by quantity and by price.',
        zh: '标准为良品数×标准成本，实际为领用零件金额、设备作业时间和人工时间乘以各自费率的金额以及外协费之和。零件费差额分为数量差异和价格差异。',
      },
    ],
    calls: [undoWork, workOrderHours, workOrderMeasures, workOrderCost],
  },
}
