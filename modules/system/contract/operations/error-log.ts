import { list } from '#platform/contract/list-screen.ts'
import { mayAudit } from '../audit-search/change-search.ts'

/** エラーログ: where the system itself was at fault, by the request ID that the user was shown. */
export const errorLogList = list({
  name: 'errorLog',
  title: { ja: 'エラーログ', en: 'Error log', zh: '错误日志' },
  area: 'system',
  guard: mayAudit,
  path: '/masterMaint/system/errorLog',
  icon: 'bad',
  key: ['error_no'],
  columns: {
    error_no: { kind: 'decimal', label: { ja: 'エラー番号', en: 'Error no.', zh: '错误编号' }, width: 10 },
    at: { kind: 'moment', label: { ja: '日時', en: 'Time', zh: '时间' }, width: 17 },
    request_id: { kind: 'text', label: { ja: '要求ID', en: 'Request ID', zh: '请求ID' }, width: 22 },
    user_cd: {
      ...{ kind: 'code', width: 24, named: 'username' },
      label: { ja: 'ユーザー', en: 'User', zh: '用户' },
    },
    method: { kind: 'text', label: { ja: 'メソッド', en: 'Method', zh: '方法' }, width: 8 },
    path: { kind: 'text', label: { ja: 'パス', en: 'Path', zh: '路径' }, width: 34 },
    message: { kind: 'text', label: { ja: '内容', en: 'Content', zh: '内容' }, width: 44 },
    trace: {
      kind: 'text',
      label: { ja: '発生箇所', en: 'Where', zh: '发生位置' },
      width: 60,
      unsorted: true,
    },
  },
  shown: ['at', 'request_id', 'user_cd', 'path', 'message'],
  search: ['at', 'request_id', 'user_cd', 'path', 'message'],
  card: { title: 'path', sub: ['message', 'user_cd'], date: 'at', figure: 'request_id' },
  sort: '-at',
})
