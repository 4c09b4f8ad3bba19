import { makeApiKey, revokeApiKeys } from '#modules/system/contract/api-keys/api-keys.ts'
import type { Manual } from '#platform/web/module/manual.ts'
import { exportDefinitions, startTableData } from '../../contract/table-export.ts'
import { longTrial, printTrial, shipTrial, stepTrial } from '../../contract/trial-calls.ts'
import {
  changeWebhook,
  makeWebhook,
  switchWebhooks,
  tryWebhook,
} from '../../contract/webhook/webhook-calls.ts'
import { replayWebhooks } from '../../contract/webhook/webhook-log.ts'

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
        ja: '自社・自工場の行だけを出力します。パスワード・PIN・トークン・キーの項目と、ログインに関わるテーブルは含みません。',
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
  apiPage: {
    purpose: {
      ja: 'この製品のすべての呼び出し（API）を調べ、自分の権限で試します。',
      en: 'Describes every call of the product (API), to be tried with one’s own rights.',
      zh: '查询本产品的全部调用（API），并以自己的权限试用。',
    },
    steps: [
      {
        ja: '概要・パス・権限の文字で絞り込み、呼び出しを開きます。',
        en: 'Search by words of the summary, the path or the right, and open a call.',
        zh: '按概要、路径或权限的文字筛选，然后打开调用。',
      },
      {
        ja: '入力項目、応答の例、返ることのあるエラーを確かめます。',
        en: 'Look at its fields, an example of its answer, and the errors it may answer with.',
        zh: '确认输入项目、响应示例以及可能返回的错误。',
      },
      {
        ja: '試す場合は、JSONの値を書き換えて「試す」を押します。登録する呼び出しは、確認のあとで実際に実行されます。',
        en: 'To try it, change the values in the JSON and press Try it. A call that saves is really done, after a question.',
        zh: '试用时，修改JSON中的值并按“试用”。登记类调用在确认后会实际执行。',
      },
    ],
    rules: [
      {
        ja: '仕様はサーバー自身が定義から作るため、いつも動いている版と一致します。全体をOpenAPI 3.1のJSONとして取り出せます。',
        en: 'The server makes the description from its own definitions, so it is always that of the running version. All of it can be fetched as OpenAPI 3.1 in JSON.',
        zh: '说明由服务器根据自身定义生成，始终与运行中的版本一致。可整体导出为OpenAPI 3.1的JSON。',
      },
    ],
  },
  apiKeyList: {
    purpose: {
      ja: 'ほかのプログラムからこの製品を呼び出すためのキーを発行し、使われ方を見ます。',
      en: 'Issues keys with which other programs call the product, and shows how they are used.',
      zh: '签发供其他程序调用本产品的密钥，并查看其使用情况。',
    },
    steps: [
      {
        ja: '「APIキーの発行」を選び、名称・有効期限と、業務ごとに参照または登録の範囲を決めます。',
        en: 'Choose Issue an API key, and decide on its name, its expiry, and what it may read or save in each area.',
        zh: '选择“签发API密钥”，设定名称、有效期以及各业务的查看或登记范围。',
      },
      {
        ja: '表示されたキーを控え、プログラムの呼び出しに「Authorization」ヘッダーとして付けます。',
        en: 'Keep the key that is shown, and send it with each call in the Authorization header.',
        zh: '保存显示的密钥，并在程序调用时放入“Authorization”请求头。',
      },
      {
        ja: '使わなくなったキーは、選んで取り消します。',
        en: 'Choose a key that is no longer used and revoke it.',
        zh: '选择不再使用的密钥并撤销。',
      },
    ],
    rules: [
      {
        ja: '発行と取消は管理者だけが行えます。キーは発行した工場のデータだけを扱います。',
        en: 'Only administrators issue and revoke keys. A key works with the data of the factory in which it was issued.',
        zh: '仅管理员可签发和撤销密钥。密钥仅可处理签发时所在工厂的数据。',
      },
      {
        ja: 'ログイン・ユーザー・権限・システム・開発者の機能は、どのキーでも呼び出せません。',
        en: 'Signing in, users, rights, the system and the developer area are closed to every key.',
        zh: '任何密钥都不能调用登录、用户、权限、系统及开发者功能。',
      },
      {
        ja: 'キーで登録した内容は、キー番号とともにアクセスログに残ります。発行者が停止されると、キーも使えなくなります。',
        en: 'What a key saves is logged with its number. When the user who issued it is stopped, the key no longer works.',
        zh: '使用密钥登记的操作会与密钥编号一同记入访问日志。签发人停用后，密钥也不能使用。',
      },
    ],
    calls: [makeApiKey, revokeApiKeys],
  },
  webhookList: {
    purpose: {
      ja: '登録された変化（受注・在庫など）を、ほかのプログラムに知らせる先を決めます。',
      en: 'Says which other programs are told when orders, stock and the like have changed.',
      zh: '设定订单、库存等发生变化时要通知的其他程序。',
    },
    steps: [
      {
        ja: '「外部通知の登録」を選び、名称・宛先URLと、通知する内容を決めます。',
        en: 'Choose Enter a webhook, and say its name, its address and what is told.',
        zh: '选择“登记外部通知”，设定名称、目标URL和通知内容。',
      },
      {
        ja: '表示された署名キーを控え、受信側で署名を確かめるために設定します。',
        en: 'Keep the signing key that is shown: with it the receiver checks the signature.',
        zh: '保存显示的签名密钥，用于接收方验证签名。',
      },
      {
        ja: '「テスト送信」で届くことを確かめます。使わないものは停止または削除します。',
        en: 'Try it out. What is no longer used is switched off or removed.',
        zh: '用“测试发送”确认能够送达。不再使用的可停用或删除。',
      },
    ],
    rules: [
      {
        ja: '設定は管理者だけが行えます。通知には変わったもののコードや番号だけが入り、数量・単価・原価は入りません。',
        en: 'Only administrators set it up. What is sent names codes and numbers of what has changed, no quantity, price or cost.',
        zh: '仅管理员可设定。通知中只包含发生变化的代码和编号，不含数量、单价和成本。',
      },
      {
        ja: '通知は登録が確定してから、1つの宛先には発生順に送ります。同じ通知が2度届くことがあるため、受信側は「Kaname-Id」で見分けます。',
        en: 'A receiver is told after the change is saved, one thing after the other. The same may arrive twice: the receiver knows it by Kaname-Id.',
        zh: '登记确定后按发生顺序逐条发送给同一目标。同一通知可能送达两次，接收方可用“Kaname-Id”识别。',
      },
      {
        ja: '届かない場合は、間隔を延ばしながら約1日送り直し、その間は後続の通知も待ちます。届かないまま中止すると、登録者にメールで知らせます。',
        en: 'What does not arrive is tried again for about a day, less and less often, and what follows waits. When it is given up, who entered it is told by e-mail.',
        zh: '未送达时会逐渐延长间隔重试约一天，期间后续通知也会等待。最终中止时会用邮件告知登记人。',
      },
      {
        ja: '停止すると、送信待ちの通知は破棄されます。このサーバー自身のアドレスには送れません。',
        en: 'Switched off, what waits is dropped. This server itself cannot be told.',
        zh: '停用后，待发送的通知将被丢弃。不能发送到本服务器自身的地址。',
      },
    ],
    calls: [makeWebhook, changeWebhook, switchWebhooks, tryWebhook],
  },
  webhookLog: {
    purpose: {
      ja: '外部通知の送信結果を確かめ、必要なものを再送します。',
      en: 'Shows what became of each message to other programs, and sends it again.',
      zh: '查看外部通知的发送结果，并在需要时重新发送。',
    },
    steps: [
      {
        ja: '状態やエラーで探し、受信側を直します。',
        en: 'Search by status or error, and look after the receiver.',
        zh: '按状态或错误查找，并处理接收方的问题。',
      },
      {
        ja: '行を選び、「再送する」を選びます。中止されたものは、そこから順番に送信が再開されます。',
        en: 'Choose rows and Send again. Where it was given up, sending goes on from there in its order.',
        zh: '选择行并执行“重新发送”。已中止的将从该处按顺序继续发送。',
      },
    ],
    rules: [
      {
        ja: '送信済みの履歴は30日間残ります。再送しても「Kaname-Id」は変わりません。',
        en: 'What was sent is kept for 30 days. Sent again it has the same Kaname-Id.',
        zh: '已发送的记录保留30天。重新发送时“Kaname-Id”不变。',
      },
    ],
    calls: [replayWebhooks],
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
        ja: 'ヘッダーと明細を入力し、登録します。登録後は、状態を進め、印刷できます。',
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
