import type { Manual } from '#platform/web/module/manual.ts'
import { forecastCsvUpload } from '../../contract/forecast/forecast-csv.ts'
import { firmReceived } from '../../contract/forecast/forecast-order.ts'
import { editDays, editMonths } from '../../contract/forecast/monthly-plan.ts'
import { commitImport, uploadOrders, withdrawImport } from '../../contract/import/import-calls.ts'
import { forecastFiles } from '../../contract/forecast/forecast-import.ts'
import { resetImport } from '../../contract/import/import-status.ts'

/** What the manual says of orders that come as files, and of what customers announce. */
export const forecastManual: Manual = {
  importReceiveOrder: {
    purpose: {
      ja: '得意先の注文ファイル（CSV）を取り込み、受注にします。',
      en: 'Turns a customer’s file of orders (CSV) into orders.',
      zh: '导入客户的订单文件（CSV），生成销售订单。',
    },
    steps: [
      {
        ja: '項目対応を選び、ファイルを選択します。',
        en: 'Choose the field matching and the file.',
        zh: '选择字段对应和文件。',
      },
      {
        ja: 'エラーのセルを直します。直すとすぐに確認されます。',
        en: 'Repair the cells with errors. Each is checked at once.',
        zh: '修改有错误的单元格，修改后立即检查。',
      },
      {
        ja: 'エラーがなくなったら取り込みます。',
        en: 'Import when no error is left.',
        zh: '没有错误后导入。',
      },
    ],
    rules: [
      {
        ja: 'エラーが1件でもあると、何も取り込みません。',
        en: 'With a single error nothing is imported.',
        zh: '只要有1件错误，就不会导入任何数据。',
      },
      {
        ja: '同じ注文番号と行は1回だけ取り込めます。',
        en: 'An order number with its line comes once.',
        zh: '同一订单号和行只能导入一次。',
      },
    ],
    calls: [uploadOrders, commitImport, withdrawImport],
  },
  tblToCsvFieldMatching: {
    purpose: {
      ja: '得意先のファイルの列を、受注のどの項目に入れるかを登録します。',
      en: 'Says which column of a customer’s file belongs to which field of an order.',
      zh: '登记客户文件的各列对应订单的哪个字段。',
    },
    steps: [
      {
        ja: '見本のファイルを読み込みます。',
        en: 'Read a sample of the file.',
        zh: '读取样本文件。',
      },
      {
        ja: '列と項目を対応させ、結果を確かめて登録します。',
        en: 'Match columns and fields, look at the result, and save.',
        zh: '将列与字段对应，确认结果后登记。',
      },
    ],
    rules: [
      {
        ja: '登録するたびに新しい版になります。取込済みのファイルは、取り込んだときの版のままです。',
        en: 'Each save is a new version. Files that are in keep theirs.',
        zh: '每次登记都会生成新版本，已导入的文件保持导入时的版本。',
      },
    ],
  },
  receiveOrderImportStatus: {
    purpose: {
      ja: '途中で止まった取込を、未取込の状態に戻します。',
      en: 'Sets an import that has stopped half-way back to not imported.',
      zh: '将中途停止的导入恢复为未导入状态。',
    },
    steps: [
      {
        ja: '取込が動いていないことを確かめます。',
        en: 'Make sure that it is not running.',
        zh: '确认导入没有在执行。',
      },
      {
        ja: 'ファイルを選び、未取込に戻します。その後、もう一度取り込みます。',
        en: 'Choose the file and set it back. Then import it again.',
        zh: '选择文件恢复为未导入，然后重新导入。',
      },
    ],
    calls: [resetImport],
  },
  importForecastOrder: {
    purpose: {
      ja: '得意先の内示ファイル（CSV）を、得意先の書式のまま取り込みます。',
      en: 'Takes in a customer’s file of forecasts (CSV) as the customer writes it.',
      zh: '按客户的原有格式导入客户的预示文件（CSV）。',
    },
    steps: [
      {
        ja: '項目対応を選び、ファイルを選択します。',
        en: 'Choose the field matching and the file.',
        zh: '选择字段对应和文件。',
      },
      {
        ja: 'エラーのセルを直します。今の版と違う期間は「変更内容」に表示されます。',
        en: 'Repair the cells with errors. Periods that differ from the present version stand under the changes.',
        zh: '修改有错误的单元格。与当前版本不同的期间显示在“变更内容”中。',
      },
      {
        ja: '取り込む前に計画がどう変わるかは「計画への影響」で確認できます。採用するとファイルも取り込まれます。',
        en: '“Effect on the plan” shows what the plan would become before anything is imported; adopted there, the file is imported, too.',
        zh: '导入前可通过“对计划的影响”查看计划的变化，在那里采用后文件也会导入。',
      },
      {
        ja: '取り込み、内示受注で旧版と比べます。',
        en: 'Import, and compare with the older version on the forecast orders.',
        zh: '导入后，在预示订单中与旧版本比较。',
      },
    ],
    rules: [
      {
        ja: '得意先・月ごとに新しい版になります。ファイルにない品目は、その版にはありません。',
        en: 'Each customer and month becomes a new version. What the file leaves out is not in it.',
        zh: '按客户、月份生成新版本。文件中没有的物料不在该版本中。',
      },
      {
        ja: '内示数の0は内示なし、空白は行なしです。週は月曜日、月は1日から始まり、週はその月曜日の月に入ります。',
        en: 'A quantity of 0 announces nothing, a blank is no line. A week begins on Monday and belongs to the month of that day.',
        zh: '预测数为0表示无预示，空白表示无该行。周从星期一开始并归入该日所在月份，月从1日开始。',
      },
      {
        ja: '同じファイルは1回だけ取り込めます。発行日が取込済みの版より古い内示は取り込めません。',
        en: 'The same file comes once. A forecast that was issued before the imported version is refused.',
        zh: '同一文件只能导入一次。发布日早于已导入版本的预示无法导入。',
      },
      {
        ja: '誤ったファイルは、取込後に新しい版や変更がない間は、理由を付けて取り下げられます。前の版に戻り、取り下げた版は比較のために残ります。',
        en: 'A wrong file is withdrawn with a reason as long as nothing newer has followed. The version before counts again; the withdrawn one stays for comparison.',
        zh: '错误的文件在导入后没有新版本或更改期间，可注明原因撤回。恢复为之前的版本，被撤回的版本保留用于比较。',
      },
    ],
    calls: [forecastFiles.upload, forecastFiles.commit, forecastFiles.withdraw],
  },
  forecastFieldMatching: {
    purpose: {
      ja: '得意先の内示ファイルの列を、内示のどの項目に入れるかを登録します。',
      en: 'Says which column of a customer’s file belongs to which field of a forecast.',
      zh: '登记客户预示文件的各列对应预示的哪个字段。',
    },
    steps: [
      {
        ja: '見本のファイルを読み込み、列と項目を対応させます。',
        en: 'Read a sample of the file, and match columns and fields.',
        zh: '读取样本文件，将列与字段对应。',
      },
      {
        ja: '期間が横に並ぶファイルは「期間別の列」に列の範囲（例 C:AG）と日付の形式を入力します。',
        en: 'Where periods stand side by side, type the range of their columns (such as C:AG) and the format of their headings.',
        zh: '期间横向排列的文件，在“按期间列”中输入列的范围（例 C:AG）和日期格式。',
      },
      {
        ja: '週別・月別のファイルは、期間区分に「=2」（週）・「=3」（月）を入力します。',
        en: 'For weeks or months type =2 (week) or =3 (month) as the kind of period.',
        zh: '按周、按月的文件，在期间区分中输入“=2”（周）或“=3”（月）。',
      },
    ],
    rules: [
      {
        ja: '登録するたびに新しい版になります。取込済みのファイルは、取り込んだときの版のままです。',
        en: 'Each save is a new version. Files that are in keep theirs.',
        zh: '每次登记都会生成新版本，已导入的文件保持导入时的版本。',
      },
    ],
  },
  forecastOrder: {
    purpose: {
      ja: '得意先の内示を日別に登録し、確定した受注との消込と残りを確認します。',
      en: 'Keeps what customers announce by days, and shows what firm orders have consumed of it.',
      zh: '按日登记客户预示，确认与确定订单的核销情况和剩余。',
    },
    steps: [
      {
        ja: '得意先と開始年月を入力して表示します。',
        en: 'Type the customer and the first month.',
        zh: '输入客户和起始年月后显示。',
      },
      {
        ja: '日ごとの数量を入力するか、CSVから取り込みます。登録すると新しい版になります。',
        en: 'Type quantities by day, or upload a CSV. Saving makes a new version.',
        zh: '输入每日数量或从CSV导入，登记后成为新版本。',
      },
      {
        ja: '確定データを受け取ったら、確定受信を登録します。',
        en: 'When the firm data of a period are in, say so.',
        zh: '收到确定数据后登记确定接收。',
      },
    ],
    rules: [
      {
        ja: '消込数＋内示残＋失効数は、内示数と等しくなります。',
        en: 'Consumed + open + expired = announced.',
        zh: '核销数＋预示剩余＋失效数等于预示数。',
      },
    ],
    calls: [editDays, firmReceived, forecastCsvUpload],
  },
  customerMonthlyPlan: {
    purpose: {
      ja: '得意先の内示と目標を月別に登録し、受注・売上と比べます。',
      en: 'Keeps forecasts and targets of a customer by months, beside orders and sales.',
      zh: '按月登记客户的预示和目标，并与订单、销售比较。',
    },
    steps: [
      {
        ja: '得意先と年月を入力して表示します。',
        en: 'Type the customer and the month.',
        zh: '输入客户和年月后显示。',
      },
      {
        ja: '月ごとの数量を入力して登録します。',
        en: 'Type the quantities by month, and save.',
        zh: '输入每月数量后登记。',
      },
    ],
    calls: [editMonths],
  },
  customerAnnualPlan: {
    purpose: {
      ja: '得意先の年間計画を品目別・月別に登録し、受注または売上の実績、前年、年計（移動12か月合計）と比べます。',
      en: 'Keeps a customer’s plan of a fiscal year by items and months, beside orders or sales, last year and the moving total of twelve months.',
      zh: '按物料、按月登记客户的年度计划，并与订单或销售实绩、上年及年累计（移动12个月合计）比较。',
    },
    steps: [
      {
        ja: '得意先と年度を入力し、受注か売上を選んで表示します。年度が空欄のときは今年度です。',
        en: 'Type the customer and the year, and choose orders or sales. A blank year is the current one.',
        zh: '输入客户和年度，选择订单或销售后显示。年度留空时为本年度。',
      },
      {
        ja: '計画の行に月ごとの数量を入力するか、表計算から貼り付けます。前年実績で按分すると、年間数量を前年の割合で12か月に割り振れます。',
        en: 'Type the quantities of the months, or paste them from a spreadsheet. A year’s quantity can be shared out like last year.',
        zh: '在计划行输入每月数量，或从电子表格粘贴。按上年实绩分摊可将年度数量按上年比例分到12个月。',
      },
      {
        ja: '登録します。セルを選んで実績の明細を開くと、その月の受注または売上の明細を確認できます。',
        en: 'Save. From a cell one gets to the lines of orders or sales behind it.',
        zh: '登记。选择单元格后打开实绩明细，可查看该月的订单或销售明细。',
      },
    ],
    rules: [
      {
        ja: '計画は得意先月間計画の月別と同じものです。どちらで変えても、もう一方に反映されます。',
        en: 'The plan is the one of the customer monthly plan: a change in one is seen in the other.',
        zh: '计划与客户月度计划的按月计划相同，任一处的更改都会反映到另一处。',
      },
      {
        ja: '受注の実績は希望納期の月、売上の実績は計上日の月で集計します。売上は返品と赤伝を差し引きます。',
        en: 'Orders count in the month of their desired date, sales in that of their account date, less returns and reversals.',
        zh: '订单实绩按希望交期所在月份、销售实绩按入账日期所在月份汇总。销售扣除退货和红冲。',
      },
      {
        ja: '年度は会社マスタの期首月から始まります。年計は各月末までの12か月の合計です。',
        en: 'A year begins with the month that the company master says. The moving total is that of the twelve months up to each.',
        zh: '年度从公司主数据的会计年度首月开始。年累计为截至各月末的12个月合计。',
      },
    ],
    calls: [editMonths],
  },
}
