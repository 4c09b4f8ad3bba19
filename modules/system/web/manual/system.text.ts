import { masterPage } from '#platform/web/module/master-page.text.ts'
import type { Manual } from '#platform/web/module/manual.ts'
import { auditManual } from './audit.text.ts'
import { operationsManual } from './operations.text.ts'

/** What the manual says of the company, its people and its settings. */
export const systemManual: Manual = {
  factory: masterPage({
    ja: '工場の名称・時刻帯・計画の条件を決めます。',
    en: 'Keeps factories, their time zone and how far they plan.',
    zh: '设定工厂的名称、时区和计划条件。',
  }),
  bank_account: masterPage(
    {
      ja: '得意先が振り込む口座と、仕入先へ支払う口座を登録します。',
      en: 'Keeps the accounts that customers pay into and suppliers are paid from.',
      zh: '登记客户付款的收款账户和向供应商付款的账户。',
    },
    [
      {
        ja: '「請求書の振込先」がオンの口座が請求書に印字されます。得意先ごとに口座を変えるときは、得意先マスタの「振込先口座」で選びます。',
        en: 'Accounts that are on invoices are printed there. Another one for a customer is chosen with the customer.',
        zh: '开启“请款单收款账户”的账户将打印在请款单上。需按客户更换账户时，在客户主数据的“收款账户”中选择。',
      },
      {
        ja: '振込データを作成する口座には、委託者コードも登録します。',
        en: 'An account for transfer files also needs its consignor no.',
        zh: '用于生成转账数据的账户还需登记委托人代码。',
      },
    ],
  ),
  organization: masterPage({
    ja: '組織の階層を決めます。',
    en: 'Keeps the organisation and its levels.',
    zh: '设定组织层级。',
  }),
  department: masterPage({
    ja: '部門を決めます。実績や予算を部門別に見ます。',
    en: 'Keeps departments, by which results are looked at.',
    zh: '设定部门，按部门查看业绩和预算。',
  }),
  team: masterPage({
    ja: '班と人数を決めます。',
    en: 'Keeps teams and how many work in them.',
    zh: '设定班组和人数。',
  }),
  director: masterPage({ ja: '役職を決めます。', en: 'Keeps positions.', zh: '设定职务。' }),
  employee: masterPage({
    ja: '社員と所属を持ちます。',
    en: 'Keeps employees and where they belong.',
    zh: '管理员工及所属。',
  }),
  user: masterPage(
    {
      ja: 'ログインする人と、工場・権限ロールを決めます。',
      en: 'Keeps who signs in, to which factories and with which role.',
      zh: '设定登录用户及其工厂和权限角色。',
    },
    [
      {
        ja: '最後の管理者は停止も廃止もできません。',
        en: 'The last administrator can be neither stopped nor discontinued.',
        zh: '最后一名管理员不能停用或作废。',
      },
    ],
  ),
  role: masterPage({
    ja: '画面と登録の権限をロールにまとめます。',
    en: 'Bundles what one may see and save into roles.',
    zh: '将页面和登记权限归入角色。',
  }),
  code_kind: masterPage({
    ja: 'コード表の種類を見て、会社で増やせるものを確かめます。',
    en: 'Shows the tables of codes, and which of them the company may extend.',
    zh: '查看代码表的种类及可扩展的代码表。',
  }),
  code_div: masterPage({
    ja: '理由・単位などのコードを会社に合わせて増やします。',
    en: 'Adds the company’s own codes, such as reasons and units.',
    zh: '按公司需要增加原因、单位等代码。',
  }),
  slip_no_control: masterPage(
    {
      ja: '伝票番号の前置き・桁数・リセットを決めます。',
      en: 'Says how numbers of documents are made.',
      zh: '设定单据编号的前缀、位数和重置规则。',
    },
    [
      {
        ja: '発番済みの番号より前には戻せません。',
        en: 'Numbers never go back behind one that was issued.',
        zh: '不能退回到已发编号之前。',
      },
    ],
  ),
  inventory_no_control: masterPage({
    ja: '棚卸番号の形を決めます。',
    en: 'Says how numbers of stock counts are made.',
    zh: '设定盘点编号的格式。',
  }),
  data_kind_control: masterPage({
    ja: 'データ種別ごとの内部番号の範囲を見ます。',
    en: 'Shows the ranges of internal numbers by kind of data.',
    zh: '查看各数据类别的内部编号范围。',
  }),
  index: {
    purpose: {
      ja: 'その日の仕事の入口です。件数のタイルから、その一覧へ進みます。',
      en: 'Where the day begins: each figure leads to its list.',
      zh: '一天工作的入口，从各数字进入对应列表。',
    },
    steps: [
      {
        ja: 'タイルを選ぶと、数えた行の一覧が開きます。',
        en: 'Choose a tile to open the rows that it counts.',
        zh: '选择图块可打开其计数的列表。',
      },
      {
        ja: '並べ替えて自分の順にできます。',
        en: 'Arrange the tiles in your own order.',
        zh: '可按自己的顺序排列。',
      },
      {
        ja: '書きかけの下書きと最近の画面から続けられます。',
        en: 'Go on with drafts and screens that you used lately.',
        zh: '可从草稿和最近使用的页面继续。',
      },
    ],
  },
  company: {
    purpose: {
      ja: '会社の名称・住所・登録番号を決めます。帳票に印刷します。',
      en: 'Keeps the company’s name, address and registration number as they are printed.',
      zh: '设定公司的名称、地址和登记号，用于打印。',
    },
    steps: [{ ja: '内容を直して登録します。', en: 'Change what is wrong and save.', zh: '修改内容后保存。' }],
  },
  bizdate: {
    purpose: {
      ja: '業務日付を確かめ、進めます。',
      en: 'Shows the business date and moves it on.',
      zh: '确认并推进业务日期。',
    },
    steps: [
      {
        ja: '工場を選び、業務日付を確かめます。',
        en: 'Look at the date of each factory.',
        zh: '确认各工厂的业务日期。',
      },
      {
        ja: '必要なときだけ手で進めます。ふだんは夜間に自動で進みます。',
        en: 'Move it by hand only where needed: it usually moves on at night by itself.',
        zh: '必要时手动推进；通常夜间自动推进。',
      },
    ],
  },
  dbCsvExport: {
    purpose: {
      ja: 'マスタをまとめてCSVに出力します。',
      en: 'Writes masters into CSV files, many at once.',
      zh: '将主数据批量输出为CSV。',
    },
    steps: [
      { ja: 'マスタを選びます。', en: 'Choose masters.', zh: '选择主数据。' },
      { ja: '出力してダウンロードします。', en: 'Export and download them.', zh: '输出并下载。' },
    ],
  },
  companyPasswordChange: {
    purpose: {
      ja: '会社のパスワードを変えます。',
      en: 'Changes the company’s password.',
      zh: '变更公司密码。',
    },
    steps: [
      {
        ja: '今のパスワードと新しいパスワードを入れて変更します。',
        en: 'Enter the present and the new password.',
        zh: '输入当前密码和新密码后变更。',
      },
      {
        ja: '次のログインから新しいパスワードが必要です。',
        en: 'It is needed from the next sign-in on.',
        zh: '下次登录起使用新密码。',
      },
    ],
  },
  systemParameter: {
    purpose: {
      ja: '会社全体の動き方を決める値を設定します。',
      en: 'Sets what the product does for the whole company.',
      zh: '设定影响全公司的参数。',
    },
    steps: [
      {
        ja: 'パラメータを探し、説明を読んで値を変えます。',
        en: 'Find a parameter, read what it does, and change it.',
        zh: '查找参数，阅读说明后修改。',
      },
      { ja: '登録するとすぐに効きます。', en: 'Saved, it holds at once.', zh: '保存后立即生效。' },
    ],
  },
  menu: {
    purpose: {
      ja: 'メニューの並びと名称、表示を会社に合わせます。',
      en: 'Arranges and names the menu for the company.',
      zh: '按公司需要调整菜单的顺序、名称和显示。',
    },
    steps: [
      {
        ja: 'グループと画面を選び、名称・順序・表示を変えます。',
        en: 'Choose groups and screens; rename, move or hide them.',
        zh: '选择组和页面，修改名称、顺序和显示。',
      },
      {
        ja: '登録すると全員のメニューが変わります。標準に戻すこともできます。',
        en: 'Saved, everybody’s menu changes; the standard one can come back.',
        zh: '保存后所有人的菜单随之变更，也可恢复标准。',
      },
    ],
  },
  permission: {
    purpose: {
      ja: '画面と登録の権限の一覧を見ます。',
      en: 'Shows what rights there are, and who has them.',
      zh: '查看页面和登记的权限一览。',
    },
    steps: [
      {
        ja: '権限を選び、持っているロールと人を確かめます。',
        en: 'Choose a right to see the roles and people that have it.',
        zh: '选择权限，确认拥有的角色和人员。',
      },
    ],
  },
  dbLifeCycle: {
    purpose: {
      ja: 'データの保存期間を決めます。法律で決まる期間より短くはできません。',
      en: 'Says how long data are kept; never shorter than the law wants.',
      zh: '设定数据保存期限，不得短于法定期限。',
    },
    steps: [
      {
        ja: '種類ごとの期間を確かめて変えます。',
        en: 'Look at the period of each kind and change it.',
        zh: '确认并修改各类期限。',
      },
    ],
  },
  taskSchedule: {
    purpose: {
      ja: '夜間などに自動で行う処理の、実行する日と時刻を決めます。実行の結果と所要時間も確認できます。',
      en: 'Says on which days and at what time jobs come by themselves, and shows how their runs went and how long they took.',
      zh: '设定自动处理的执行日和时刻，并可查看执行结果和所需时间。',
    },
    steps: [
      {
        ja: '処理ごとに、自動実行するか、実行する日（毎日・稼働日・曜日）、時刻を決めて登録します。',
        en: 'For each job, switch it on, choose its days and its time, and save.',
        zh: '为每项处理设定是否自动执行、执行日（每天、工作日、星期）和时刻后登记。',
      },
      {
        ja: '停止していて実行できなかったときに、復旧後すぐ実行するか、次の予定を待つかを選びます。',
        en: 'Choose whether a run that was missed is made up for at once or left out.',
        zh: '选择因停机未能执行时，恢复后立即执行还是等待下次。',
      },
      {
        ja: '予定を待たずに行うときは、行を選んで今すぐ実行します。実行履歴で結果と所要時間を確かめます。',
        en: 'To run a job now, choose its row and start it; its history shows results and durations.',
        zh: '不等预定时刻执行时，选择行后立即执行，并在执行记录中查看结果和所需时间。',
      },
    ],
  },
  dbSearch: {
    purpose: {
      ja: '自社のデータをテーブルごとに条件を付けて調べます。読み取り専用で、データは変わりません。',
      en: 'Looks at the company’s data table by table. Nothing can be changed here.',
      zh: '按数据表附加条件查看本公司数据。只读，不会改变数据。',
    },
    steps: [
      {
        ja: 'テーブルを選び、表示する項目・条件・並び順を決めて検索します。1,000行まで表示します。',
        en: 'Choose a table, its columns, conditions and order, and search. Up to 1,000 rows are shown.',
        zh: '选择数据表，设定显示项目、条件和排序后查询。最多显示1,000行。',
      },
      {
        ja: '時間のかかる検索は途中で中止できます。10秒を超えると自動で打ち切ります。',
        en: 'A search that takes long can be stopped; after ten seconds it is given up.',
        zh: '耗时的查询可中途中止，超过10秒会自动中断。',
      },
      {
        ja: 'よく使う検索は名前を付けて保存し、ロールを選んで共有します。結果はCSVやExcelに出力できます。',
        en: 'Save a search under a name, share it with a role, and take the result as CSV or Excel.',
        zh: '常用查询可命名保存并按角色共享，结果可导出为CSV或Excel。',
      },
    ],
  },
  ...auditManual,
  ...operationsManual,
  firstWeek: {
    purpose: {
      ja: '初めて使う人が、自分の仕事の画面を1日ずつ試すための案内です。',
      en: 'Leads whoever is new through the screens of their work, a day at a time.',
      zh: '引导初次使用者每天试用自己岗位的页面。',
    },
    steps: [
      {
        ja: '担当を選び、その日の画面を開いて、書かれている操作を試します。',
        en: 'Choose your work, open the screens of the day, and try what stands there.',
        zh: '选择岗位，打开当天的页面，试做所写操作。',
      },
      {
        ja: 'できたらチェックします。チェックは自分だけに残ります。',
        en: 'Tick what you have done. Only you see the ticks.',
        zh: '完成后打勾，勾选仅自己可见。',
      },
    ],
  },
  personalCenter: {
    purpose: {
      ja: '自分の表示・言語・パスワードを変え、ログインの状態を見ます。',
      en: 'Changes your own display, language and password, and shows where you are signed in.',
      zh: '修改自己的显示、语言和密码，查看登录状态。',
    },
    steps: [
      {
        ja: '表示や言語を変えて登録します。',
        en: 'Change display or language and save.',
        zh: '修改显示或语言后保存。',
      },
      {
        ja: '使っていないログインは終わらせます。',
        en: 'End sign-ins that you no longer use.',
        zh: '结束不再使用的登录。',
      },
    ],
  },
}
