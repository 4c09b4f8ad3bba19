import { texts } from '#platform/contract/text.ts'

export const errorLogTexts = texts({
  title: { ja: 'エラーログ', en: 'Error log', zh: '错误日志' },
  open: { ja: 'エラーログ（{count}件）', en: 'Error log ({count})', zh: '错误日志（{count}条）' },
  hint: {
    ja: 'この画面を開いてから発生したエラーです。問い合わせのときは内容をコピーして添えてください。',
    en: 'Errors since this page was loaded. Copy them into your enquiry.',
    zh: '打开本页面以来发生的错误。咨询时请复制内容一并提供。',
  },
  empty: { ja: 'エラーはありません。', en: 'There are no errors.', zh: '没有错误。' },
  at: { ja: '日時', en: 'Time', zh: '时间' },
  kind: { ja: '種類', en: 'Kind', zh: '类型' },
  message: { ja: '内容', en: 'Content', zh: '内容' },
  page: { ja: '画面', en: 'Screen', zh: '页面' },
  request: { ja: 'リクエスト番号', en: 'Request', zh: '请求编号' },
  script: { ja: '画面', en: 'Screen', zh: '页面' },
  call: { ja: '通信', en: 'Call', zh: '通信' },
  copy: { ja: 'コピー', en: 'Copy', zh: '复制' },
  copied: {
    ja: 'エラーログをコピーしました。',
    en: 'The error log has been copied.',
    zh: '已复制错误日志。',
  },
  clear: { ja: '消去', en: 'Clear', zh: '清除' },
})
