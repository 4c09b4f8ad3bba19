import { texts } from '#platform/contract/text.ts'

export const apiKeyTexts = texts({
  make: { ja: 'APIキーの発行', en: 'Issue an API key', zh: '签发API密钥' },
  ofFactory: {
    ja: '現在の工場だけで有効',
    en: 'For the current factory',
    zh: '仅限当前工厂',
  },
  nothing: { ja: '不可', en: 'Not allowed', zh: '不可' },
  told: { ja: 'APIキーを発行しました', en: 'The API key has been issued', zh: 'API密钥已签发' },
  toldOnce: {
    ja: 'このキーが表示されるのは今回だけです。必ず控えてください。失った場合は、取り消して発行し直してください。',
    en: 'The key is shown only now: keep it. If it is lost, revoke it and issue another one.',
    zh: '该密钥仅显示这一次，请务必保存。若遗失，请撤销后重新签发。',
  },
  key: { ja: '発行されたキー', en: 'The issued key', zh: '签发的密钥' },
  header: { ja: '呼び出しに付けるヘッダー', en: 'Header of a call', zh: '调用时的请求头' },
  copy: { ja: 'キーをコピー', en: 'Copy the key', zh: '复制密钥' },
  copied: { ja: 'キーをコピーしました。', en: 'The key has been copied.', zh: '已复制密钥。' },
  revoke: { ja: 'キーの取消', en: 'Revoke', zh: '撤销' },
  revoked: {
    ja: '{count}件のキーを取り消しました。',
    en: '{count|# key was|# keys were} revoked.',
    zh: '已撤销{count}个密钥。',
  },
  ask: {
    ja: '{count}件のキーを取り消しますか？',
    en: 'Revoke {count|# key|# keys}?',
    zh: '要撤销{count}个密钥吗？',
  },
  askBody: {
    ja: 'このキーを使うプログラムは、次の呼び出しから拒否されます。元に戻すことはできません。',
    en: 'Programs that use it are refused from the next call on. This cannot be undone.',
    zh: '使用该密钥的程序从下次调用起将被拒绝，无法恢复。',
  },
})
