import { endChosenSessions } from '#modules/system/contract/sessions/session-list.ts'
import type { Manual } from '#platform/web/module/manual.ts'

/** What the manual says of what people have done, and who is signed in. */
export const auditManual: Manual = {
  changeSearch: {
    purpose: {
      ja: 'だれが・いつ・どのデータのどの項目を、何から何に変えたかを全データにわたって調べます。',
      en: 'Shows who changed which field of which record, when, and from what to what, over all data.',
      zh: '跨全部数据查看谁在何时将哪条数据的哪个项目由何值改为何值。',
    },
    steps: [
      {
        ja: '期間・変更者・対象・キー・項目で検索します。はじめは直近7日間です。',
        en: 'Search by period, person, what it concerns, key and field. At first the last seven days are shown.',
        zh: '按期间、变更人、对象、主键和项目查询。初始为最近7天。',
      },
      {
        ja: '行を選び「対象データを開く」で、そのデータの画面を開きます。',
        en: 'Choose a line and open the record on its own screen.',
        zh: '选择行后，可打开该数据的页面。',
      },
      {
        ja: '検索した結果はCSVやExcelに出力できます。',
        en: 'Take what was found as CSV or Excel.',
        zh: '查询结果可导出为CSV或Excel。',
      },
    ],
    rules: [
      {
        ja: 'システムの更新権限を持つ人と管理者だけが見られます。',
        en: 'Only for administrators and those who may set the system.',
        zh: '仅限拥有系统更新权限者和管理员查看。',
      },
      {
        ja: 'ほかの工場のデータは履歴だけを見られます。画面はその工場にログインして開きます。',
        en: 'Of records of another factory only the history is shown; sign in there to open them.',
        zh: '其他工厂的数据只能查看历史，需登录该工厂后打开页面。',
      },
      {
        ja: 'パスワードなどの秘密の値は履歴に残りません。',
        en: 'Passwords and other secrets are never part of the history.',
        zh: '密码等机密值不会留在历史中。',
      },
    ],
  },
  signInLog: {
    purpose: {
      ja: 'ログインの成功と失敗を、接続元と失敗の理由とともに調べます。',
      en: 'Shows who signed in and who failed to, from which address and why.',
      zh: '查看登录的成功与失败，以及来源地址和失败原因。',
    },
    steps: [
      {
        ja: '期間・ユーザー・接続元・結果で検索します。はじめは直近7日間です。',
        en: 'Search by period, user, address and result. At first the last seven days are shown.',
        zh: '按期间、用户、来源地址和结果查询。初始为最近7天。',
      },
      {
        ja: '「失敗のみ」で失敗した記録だけに絞り込みます。',
        en: 'One press narrows the list to failures.',
        zh: '点击“仅失败”可只显示失败记录。',
      },
    ],
    rules: [
      {
        ja: 'システムの更新権限を持つ人と管理者だけが見られます。',
        en: 'Only for administrators and those who may set the system.',
        zh: '仅限拥有系统更新权限者和管理员查看。',
      },
      {
        ja: '記録は変更できません。保存期間はデータ保存期間の設定に従います。',
        en: 'Records cannot be changed; how long they are kept is set for the access log.',
        zh: '记录不可修改，保存期限按数据保存期限的设置。',
      },
    ],
  },
  sessionList: {
    purpose: {
      ja: 'いまログインしている人を、ログイン日時・最終操作・接続元・ブラウザとともに一覧します。',
      en: 'Lists who is signed in at this moment: since when, the last action, address and browser.',
      zh: '列出当前已登录的人员及其登录时间、最近操作、来源地址和浏览器。',
    },
    steps: [
      {
        ja: '身に覚えのない接続元や、使っていない端末のログインを探します。',
        en: 'Look for addresses that nobody knows and devices that nobody uses.',
        zh: '查找陌生的来源地址或无人使用的终端登录。',
      },
      {
        ja: '行を選び、または複数にチェックを付けて「ログインを終了」します。',
        en: 'Choose a line, or tick several, and end them.',
        zh: '选择行或勾选多行后结束登录。',
      },
    ],
    rules: [
      {
        ja: '終了はユーザーの変更履歴に残ります。終了した人は、もう一度ログインできます。',
        en: 'Ending is kept in the history of the user, who may sign in again.',
        zh: '结束操作会记入该用户的变更历史，该用户可重新登录。',
      },
      {
        ja: '管理者のログインは管理者だけが終了できます。',
        en: 'Only an administrator ends the session of an administrator.',
        zh: '只有管理员才能结束管理员的登录。',
      },
      {
        ja: '最終操作の日時は1分ほど遅れて表示されることがあります。',
        en: 'The last action may be shown up to a minute late.',
        zh: '最近操作的时间可能延迟约1分钟显示。',
      },
    ],
    calls: [endChosenSessions],
  },
}
