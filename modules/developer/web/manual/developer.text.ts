import type { Manual } from '#platform/web/module/manual.ts'
import { exportDefinitions, startTableData } from '../../contract/table-export.ts'
import { longTrial, printTrial, shipTrial, stepTrial } from '../../contract/trial-calls.ts'

/** What the manual says to who develops with the product. */
export const developerManual: Manual = {
  tableExport: {
    purpose: {
      ja: 'テーブルの定義とデータをファイルに出力し、テーブルのつながりをER図で見ます。',
      en: 'Writes definitions and rows of tables to files, and draws how tables refer to each other.',
      zh: '将数据表的定义和数据导出为文件，并以ER图查看数据表之间的引用。',
    },
    steps: [
      {
        ja: '「絞り込む文字」にテーブル名や名称の一部を入力し、出力するテーブルを選びます。',
        en: 'Type a part of a name into the filter, and choose the tables.',
        zh: '在“筛选文字”中输入表名或名称的一部分，选择要导出的数据表。',
      },
      {
        ja: '内容（定義、または定義とデータ）と形式を選び、「出力」を押します。',
        en: 'Choose the content (definitions, or data too) and the format, and press Export.',
        zh: '选择内容（定义，或定义和数据）和格式，按“导出”。',
      },
      {
        ja: 'データは処理として書き出されます。できたファイルは処理状況から受け取ります。',
        en: 'Data are written by a job; fetch the file from the list of jobs.',
        zh: '数据由后台处理导出，完成后在处理状况中获取文件。',
      },
      {
        ja: '「ER図」を押すと、選んだテーブルの図が開きます。表示するテーブルを選ぶと、その参照が強調されます。',
        en: 'ER picture draws the chosen tables; going to one of them shows its references more strongly.',
        zh: '按“ER图”查看所选数据表的图；选择要显示的数据表后，其引用会突出显示。',
      },
    ],
    rules: [
      {
        ja: '自社・自工場の行だけを出力します。パスワード・PIN・トークン・キーの項目と、サインインに関わるテーブルは含みません。',
        en: 'Only rows of your own company and factory; fields with passwords, PINs, tokens and keys, and the tables of signing in, are left out.',
        zh: '仅导出本公司、本工厂的行，不包含密码、PIN、令牌、密钥项目以及与登录有关的数据表。',
      },
      {
        ja: 'Shift_JISで表せない文字があるテーブルは、Excel形式で出力します。ファイルの中身を持つテーブルは、定義だけを出力します。',
        en: 'A table with characters that Shift_JIS cannot write goes out as an Excel workbook. Tables that hold the contents of files come with their definition alone.',
        zh: '含有Shift_JIS无法表示的字符的数据表以Excel格式导出。保存文件内容的数据表仅导出定义。',
      },
      {
        ja: 'SQLは、テーブルの作成、行の登録、参照の追加の順に書かれ、空のスキーマでそのまま実行できます。',
        en: 'The SQL creates the tables, fills them and adds the references: it can be run in an empty schema as it is.',
        zh: 'SQL按建表、插入行、添加引用的顺序编写，可在空的模式中直接执行。',
      },
    ],
    calls: [exportDefinitions, startTableData],
  },
  kit: {
    purpose: {
      ja: '画面部品を、あらゆる状態で並べて見ます。',
      en: 'Shows the parts of the screens in all their states.',
      zh: '以各种状态展示页面组件。',
    },
    steps: [
      {
        ja: '見たい部品まで移動し、キーボードで動きを確かめます。ここで入力したものは保存されません。',
        en: 'Go to a part and try it by the keyboard. Nothing that is typed here is kept.',
        zh: '移动到要查看的组件，用键盘确认动作。在此输入的内容不会保存。',
      },
    ],
  },
  trialSlip: {
    purpose: {
      ja: '伝票の動きを試すための伝票です。ほかのどの数字にも影響しません。',
      en: 'A slip to try how slips behave. No other figure depends on it.',
      zh: '用于试用单据操作的单据，不影响其他任何数字。',
    },
    steps: [
      {
        ja: '見出しと明細を入力し、登録します。登録後は、状態を進め、印刷できます。',
        en: 'Fill in header and lines and save it; then it can be stepped on and printed.',
        zh: '输入表头和明细并登记，登记后可推进状态并打印。',
      },
    ],
    calls: [stepTrial, shipTrial, printTrial, longTrial],
  },
  trialSlipList: {
    purpose: {
      ja: '試しの伝票を探します。',
      en: 'Finds trial slips.',
      zh: '查找试用单据。',
    },
    steps: [
      {
        ja: '条件を入力して検索し、伝票を開きます。',
        en: 'Search by conditions and open a slip.',
        zh: '输入条件查询并打开单据。',
      },
    ],
  },
}
