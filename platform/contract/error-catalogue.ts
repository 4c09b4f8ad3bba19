import { errors } from './errors.ts'

/** HTTP-style codes (specification section 8). 401, 403, 404, 500, 503 and 504 are also the HTTP status. */
export const http = errors({
  0: { ja: '正常に処理しました。', en: 'Completed.', zh: '处理成功。' },
  200: { ja: '正常に処理しました。', en: 'Completed.', zh: '处理成功。' },
  201: { ja: '登録・更新しました。', en: 'Saved.', zh: '已保存。' },
  202: {
    ja: 'すでに受け付けています。処理の完了をお待ちください。',
    en: 'Already accepted. Please wait until it finishes.',
    zh: '已受理，请等待处理完成。',
  },
  203: { ja: '該当するデータがありません。', en: 'No matching data.', zh: '没有符合条件的数据。' },
  204: { ja: '削除しました。', en: 'Deleted.', zh: '已删除。' },
  400: {
    ja: 'リクエストの内容に誤りがあります。入力内容を確認してください。',
    en: 'The request is not valid. Check the input.',
    zh: '请求内容有误，请检查输入。',
  },
  401: {
    ja: 'ログインの有効期限が切れたか、アクセス権限がありません。もう一度ログインしてください。',
    en: 'Your sign-in has expired or you have no access. Please sign in again.',
    zh: '登录已过期或没有访问权限，请重新登录。',
  },
  402: {
    ja: '認証トークンの有効期限が切れました。もう一度ログインしてください。',
    en: 'Your session token has expired. Please sign in again.',
    zh: '认证令牌已过期，请重新登录。',
  },
  403: {
    ja: 'この操作は許可されていません。',
    en: 'You are not allowed to do this.',
    zh: '不允许执行此操作。',
  },
  404: {
    ja: '対象のデータまたは機能が見つかりません。',
    en: 'Not found.',
    zh: '未找到对象数据或功能。',
  },
  406: {
    ja: 'データの形式が正しくありません。',
    en: 'The data type is not valid.',
    zh: '数据格式不正确。',
  },
  410: {
    ja: 'このデータは完全に削除されています。',
    en: 'This data has been permanently deleted.',
    zh: '该数据已被永久删除。',
  },
  500: {
    ja: 'データベースでエラーが発生しました。しばらくしてからもう一度お試しください。解消しない場合はシステム管理者に連絡してください。',
    en: 'A database error occurred. Try again later, or contact the system administrator.',
    zh: '数据库发生错误，请稍后重试。若仍无法解决，请联系系统管理员。',
  },
  502: { ja: 'ネットワークエラーが発生しました。', en: 'Network error.', zh: '网络错误。' },
  503: {
    ja: 'サーバーを利用できません。しばらくしてからもう一度お試しください。',
    en: 'The server is unavailable. Try again later.',
    zh: '服务器不可用，请稍后重试。',
  },
  504: {
    ja: 'サーバーから応答がありません（タイムアウト）。',
    en: 'The server did not respond (timeout).',
    zh: '服务器无响应（超时）。',
  },
  400400: {
    ja: 'データベースの応答がタイムアウトしました。条件を絞って、もう一度お試しください。',
    en: 'The database timed out. Narrow the conditions and try again.',
    zh: '数据库响应超时，请缩小条件后重试。',
  },
})

/** User codes (specification section 8). */
export const user = errors({
  1001: {
    ja: 'ユーザーコード「{code}」は登録されていません。',
    en: 'User code "{code}" is not registered.',
    zh: '用户代码“{code}”尚未登记。',
  },
  1002: {
    ja: 'ユーザーコード「{code}」はすでに登録されています。',
    en: 'User code "{code}" is already registered.',
    zh: '用户代码“{code}”已存在。',
  },
  1003: {
    ja: 'このユーザーにはシステムの利用権限がありません。管理者に連絡してください。',
    en: 'This user is not allowed to use the system. Contact the administrator.',
    zh: '该用户没有系统操作权限，请联系管理员。',
  },
  1004: { ja: 'パスワードが正しくありません。', en: 'The password is not correct.', zh: '密码不正确。' },
  1007: {
    ja: '新しいパスワードが現在のパスワードと同じです。別のパスワードを入力してください。',
    en: 'The new password is the same as the current one. Enter a different password.',
    zh: '新密码与当前密码相同，请输入其他密码。',
  },
  1008: {
    ja: '認証コードが正しくありません。',
    en: 'The verification code is not correct.',
    zh: '验证码不正确。',
  },
  1009: {
    ja: '認証コードの有効期限が切れました。もう一度取得してください。',
    en: 'The verification code has expired. Request a new one.',
    zh: '验证码已过期，请重新获取。',
  },
  1010: {
    ja: 'ユーザー情報の取得に失敗しました。もう一度ログインしてください。',
    en: 'Failed to get the user information. Please sign in again.',
    zh: '获取用户信息失败，请重新登录。',
  },
  1011: {
    ja: '業務日付（現在日付）が登録されていません。システム管理者に連絡してください。',
    en: 'The current business date is not registered. Contact the system administrator.',
    zh: '未登记业务日期（当前日期），请联系系统管理员。',
  },
  1012: { ja: '対象のテーブルが存在しません。', en: 'The table does not exist.', zh: '对象表不存在。' },
  10010: {
    ja: '時間が経過したため、ログインの有効期限が切れました。ログイン画面に移動します。',
    en: 'Your session has expired after a long time without use. Moving to the sign-in page.',
    zh: '由于长时间未操作，登录已过期，即将跳转到登录页面。',
  },
  10011: {
    ja: 'ログインの状態を確認できませんでした。ログイン画面に移動します。',
    en: 'Your session could not be confirmed. Moving to the sign-in page.',
    zh: '无法确认登录状态，即将跳转到登录页面。',
  },
  10012: {
    ja: '新しいパスワードと確認用パスワードが一致しません。',
    en: 'The new password and the confirmation do not match.',
    zh: '新密码与确认密码不一致。',
  },
  10013: {
    ja: '管理者のみ実行できる操作です。',
    en: 'Only an administrator can do this.',
    zh: '只有管理员才能执行此操作。',
  },
})

/** Generic codes (specification section 8), and ours without a number. */
export const generic = errors({
  3001: {
    ja: 'アップロードするファイルが選択されていません。',
    en: 'No file was uploaded.',
    zh: '未选择要上传的文件。',
  },
  9997: {
    ja: '「{name}」は使用中のため廃止できません。（使用先：{field}）',
    en: '"{name}" is in use and cannot be discontinued (used by: {field}).',
    zh: '“{name}”正在使用，无法作废。（反查：{field}）',
  },
  9998: {
    ja: '備考の文字数が上限（{max}文字）を超えています。',
    en: 'The comment is too long (max. {max|# character|# characters}).',
    zh: '备注超过最大字数（{max}字）。',
  },
  9999: {
    ja: 'パラメーターが正しくありません。画面を再読み込みして、もう一度お試しください。',
    en: 'A parameter is not valid. Reload the page and try again.',
    zh: '参数错误，请刷新页面后重试。',
  },
  30096: {
    ja: 'CSVファイルの文字コードがCP932（Shift_JIS）ではないため、取り込めませんでした。ExcelでCSV（コンマ区切り）として保存し直してください。',
    en: 'The file was not imported: the CSV is not encoded in CP932 (Shift_JIS). Save it again as CSV (comma delimited).',
    zh: 'CSV文件的字符编码不是CP932（Shift_JIS），导入失败。请另存为CSV（逗号分隔）。',
  },
  KEY_EXISTS: {
    ja: '「{code}」はすでに登録されています。別のコードを入力してください。',
    en: '"{code}" already exists. Enter another code.',
    zh: '“{code}”已存在，请输入其他代码。',
  },
  STALE: {
    ja: '{name}さんが{time}に先に更新しています。最新の内容を確認してから、もう一度登録してください。',
    en: '{name} has already changed this at {time}. Check the latest contents, then save again.',
    zh: '{name}已于{time}更新此数据，请确认最新内容后重新保存。',
  },
  DISK_SHORT: {
    ja: 'サーバーのディスクの空き容量が不足しています（残り{free} MB）。登録・更新を停止しています。照会はできます。システム管理者に連絡してください。',
    en: 'The disk of the server is nearly full ({free} MB left). Nothing can be saved until there is room; looking things up works. Contact the system administrator.',
    zh: '服务器磁盘空间不足（剩余{free} MB），已停止登记和更新，查询仍可使用。请联系系统管理员。',
  },
  RATE_LIMITED: {
    ja: '短い時間に操作が集中しています。{seconds}秒ほど待ってから、もう一度お試しください。',
    en: 'Too many requests. Wait about {seconds|# second|# seconds} and try again.',
    zh: '短时间内操作过多，请等待约{seconds}秒后重试。',
  },
  TOO_LARGE: {
    ja: '送信するデータが大きすぎます。（上限：{max}）',
    en: 'The data sent is too large (max. {max}).',
    zh: '发送的数据过大。（上限：{max}）',
  },
})
