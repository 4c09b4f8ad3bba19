import type { Manual } from '#platform/web/module/manual.ts'

/** What the manual says of what leaves the system, and of its own faults. */
export const operationsManual: Manual = {
  messageList: {
    purpose: {
      ja: 'メールなど、保存のあとに送り出されるものが届いたか、待っているか、止まっているかを調べます。',
      en: 'Shows whether mail and other things that go out after something was saved have left, wait, or were given up.',
      zh: '查看保存之后发送的邮件等是否已发出、正在等待或已中止。',
    },
    steps: [
      {
        ja: '「未送信」で、まだ送れていないものだけに絞り込みます。エラーの列に理由があります。',
        en: 'One press narrows the list to what has not left yet; the reason stands in the column of the error.',
        zh: '点击“未发送”只显示尚未发出的内容，错误栏中有原因。',
      },
      {
        ja: '原因を直してから、行を選ぶか複数にチェックを付けて「再送する」を押します。',
        en: 'When the cause is mended, choose a line or tick several, and send them again.',
        zh: '排除原因后，选择行或勾选多行，再重新发送。',
      },
    ],
    rules: [
      {
        ja: '送れなかったものは間隔をあけて8回まで試し、そのあと送信中止になります。',
        en: 'What fails is tried eight times, at growing intervals, and then given up.',
        zh: '发送失败时会拉开间隔最多尝试8次，之后中止。',
      },
      {
        ja: '送信済みは30日、送れなかったものは90日で一覧から消えます。本文と認証コードは表示しません。',
        en: 'What was sent goes from the list after 30 days, what was not after 90. Neither texts nor codes are shown.',
        zh: '已发送的30天后、未发送的90天后从列表消失。正文和验证码不显示。',
      },
    ],
  },
  errorLog: {
    purpose: {
      ja: 'システム側の不具合で処理できなかった操作を、画面に出た要求IDから調べます。',
      en: 'Shows what failed by a fault of the system, found by the request ID that the screen gave.',
      zh: '根据页面显示的要求ID查看因系统故障未能处理的操作。',
    },
    steps: [
      {
        ja: '利用者から聞いた要求IDで検索します。はじめは直近7日間です。',
        en: 'Search by the request ID that the user was shown. At first the last seven days are shown.',
        zh: '按用户告知的要求ID查询。初始为最近7天。',
      },
      {
        ja: '列の設定で「発生箇所」を出し、CSVにして保守担当へ渡します。',
        en: 'Show the column of the place, and give the file to who maintains the system.',
        zh: '在列设置中显示发生位置，导出后交给维护人员。',
      },
    ],
    rules: [
      {
        ja: '入力した値は残りません。90日で消えます。',
        en: 'What was typed is not kept. Entries go after 90 days.',
        zh: '不保留输入的值，90天后删除。',
      },
      {
        ja: '入力の誤りや権限による拒否はここには出ません。',
        en: 'Refusals for wrong input or missing rights do not stand here.',
        zh: '输入错误或权限不足的拒绝不在此显示。',
      },
    ],
  },
}
