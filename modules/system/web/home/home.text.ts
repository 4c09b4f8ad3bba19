import { texts } from '#platform/contract/text.ts'

export const homeTexts = texts({
  morning: { ja: 'おはようございます、{name}さん', en: 'Good morning, {name}', zh: '{name}，早上好' },
  afternoon: { ja: 'こんにちは、{name}さん', en: 'Good afternoon, {name}', zh: '{name}，下午好' },
  evening: { ja: 'こんばんは、{name}さん', en: 'Good evening, {name}', zh: '{name}，晚上好' },
  daysWithToday: {
    ja: '今月の稼働日は今日を入れて残り{count}日です',
    en: '{count|# working day|# working days} left this month, today included',
    zh: '本月工作日含今天还剩{count}天',
  },
  daysLeft: {
    ja: '今日は休業日です。今月の稼働日は残り{count}日です',
    en: 'No working day today; {count|# working day|# working days} left this month',
    zh: '今天休息，本月工作日还剩{count}天',
  },
  noDaysLeft: {
    ja: '今月の稼働日は終わりました',
    en: 'No working days are left this month',
    zh: '本月已没有工作日',
  },
  noBusinessDate: {
    ja: '業務日付が登録されていません。システム管理者に連絡してください。',
    en: 'No business date is registered. Contact the system administrator.',
    zh: '未登记业务日期，请联系系统管理员。',
  },
  diskShort: {
    ja: 'サーバーのディスクの空き容量が不足しているため、登録・更新を停止しています（残り{free} MB）。システム管理者は、データのフォルダーがあるディスクの空き容量を増やしてください。',
    en: 'The disk of the server is nearly full ({free} MB left), and nothing can be saved. Administrator: make room on the disk with the data folder.',
    zh: '服务器磁盘空间不足（剩余{free} MB），已停止登记和更新。请系统管理员在数据文件夹所在磁盘上腾出空间。',
  },
  setup: { ja: 'はじめの準備', en: 'First steps', zh: '初始准备' },
  setupHow: {
    ja: '上から順に登録すると、最初の受注から計画・出荷・請求まで進められます。CSVやExcelからまとめて登録することもできます。',
    en: 'Enter these from the top, and the first order can be taken, planned, shipped and billed. CSV and Excel files can be taken, too.',
    zh: '按从上到下的顺序登记后，即可从首张订单进行到计划、出货和请款。也可以用CSV或Excel批量登记。',
  },
  setupOptional: {
    ja: '引き継ぐ残高があれば',
    en: 'If there are balances to carry over',
    zh: '有期初余额时',
  },
  setupDone: { ja: '済', en: 'Done', zh: '已完成' },
  others: { ja: 'そのほかの状況', en: 'Other figures', zh: '其他状况' },
  drafts: { ja: '入力途中のもの', en: 'Half-typed entries', zh: '未完成的输入' },
  failedJobs: { ja: 'エラー {count}件', en: '{count} failed', zh: '错误 {count}件' },
  recent: { ja: '最近使った画面', en: 'Recent screens', zh: '最近使用的页面' },
  noRecent: {
    ja: '開いた画面がここに並びます。',
    en: 'Screens that you open will be listed here.',
    zh: '打开过的页面会显示在这里。',
  },
  noScreens: {
    ja: '使える画面がありません。管理者に権限の設定を依頼してください。',
    en: 'There are no screens you can use. Ask an administrator for permissions.',
    zh: '没有可使用的页面，请联系管理员设置权限。',
  },
  open: { ja: '開いている画面', en: 'Open screens', zh: '已打开的页面' },
  noOpen: {
    ja: 'ほかに開いている画面はありません。Ctrl+K で画面を検索できます。',
    en: 'No other screen is open. Ctrl+K searches the screens.',
    zh: '没有打开其他页面。按 Ctrl+K 可搜索页面。',
  },
  unsaved: { ja: '未保存', en: 'not saved', zh: '未保存' },
  jobs: { ja: '自分の処理', en: 'My jobs', zh: '我的处理' },
  running: { ja: '件 実行中', en: 'running', zh: '个执行中' },
  noJobs: { ja: '実行した処理はありません。', en: 'You have started no jobs yet.', zh: '尚未执行处理。' },
  lastSignIn: { ja: '前回のログイン', en: 'Last sign-in', zh: '上次登录' },
  roles: { ja: 'ロール {roles}', en: 'Roles {roles}', zh: '角色 {roles}' },
  arrange: { ja: 'タイルの並べ替え', en: 'Arrange the tiles', zh: '排列磁贴' },
  arranged: { ja: '並べ替えの終了', en: 'Done arranging', zh: '结束排列' },
  asAtFirst: { ja: '標準の並びに戻す', en: 'Standard order', zh: '恢复标准顺序' },
  move: { ja: '{title}を移動（矢印キー）', en: 'Move: {title} (arrow keys)', zh: '移动{title}（方向键）' },
})
