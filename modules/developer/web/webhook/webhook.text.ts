import { texts } from '#platform/contract/text.ts'

export const webhookTexts = texts({
  make: { ja: '外部通知の登録', en: 'Enter a webhook', zh: '登记外部通知' },
  change: { ja: '外部通知の変更', en: 'Change the webhook', zh: '修改外部通知' },
  ofCompany: { ja: '全工場の出来事を通知', en: 'Tells of all factories', zh: '通知所有工厂的事件' },
  url: { ja: '宛先URL', en: 'Address (URL)', zh: '目标URL' },
  urlKept: {
    ja: '空欄のままなら変わりません。',
    en: 'Left empty, it stays as it is.',
    zh: '留空则保持不变。',
  },
  not: { ja: '通知しない', en: 'Not told', zh: '不通知' },
  entered: { ja: '外部通知を登録しました', en: 'The webhook has been entered', zh: '外部通知已登记' },
  toldOnce: {
    ja: 'この署名キーが表示されるのは今回だけです。受信側のプログラムに設定してください。失った場合は、削除して登録し直してください。',
    en: 'This signing key is shown only now: give it to the receiver. If it is lost, delete the webhook and enter it again.',
    zh: '该签名密钥仅显示这一次，请设置到接收程序中。若遗失，请删除后重新登记。',
  },
  secret: { ja: '署名キー', en: 'Signing key', zh: '签名密钥' },
  copy: { ja: '署名キーをコピー', en: 'Copy the signing key', zh: '复制签名密钥' },
  copied: {
    ja: '署名キーをコピーしました。',
    en: 'The signing key has been copied.',
    zh: '已复制签名密钥。',
  },
  howToCheck: {
    ja: '確かめ方：ヘッダー「Kaname-Signature」の t（秒）、「.」、本文をつないだ文字列のHMAC-SHA256が v1 と一致し、t が現在から5分以内であること。',
    en: 'To check: the HMAC-SHA256 of t (seconds) of the header Kaname-Signature, a full stop and the body is v1, and t lies within five minutes of now.',
    zh: '验证方法：请求头“Kaname-Signature”中的t（秒）、“.”与正文连接后的HMAC-SHA256须与v1一致，且t与当前时间相差不超过5分钟。',
  },
  changed: { ja: '外部通知を変更しました。', en: 'The webhook has been changed.', zh: '外部通知已修改。' },
  on: { ja: '有効にする', en: 'Switch on', zh: '启用' },
  off: { ja: '停止', en: 'Stop', zh: '停用' },
  remove: { ja: '削除', en: 'Delete', zh: '删除' },
  askOff: {
    ja: '{count}件の外部通知を停止しますか？',
    en: 'Stop {count|# webhook|# webhooks}?',
    zh: '要停用{count}个外部通知吗？',
  },
  askRemove: {
    ja: '{count}件の外部通知を削除しますか？',
    en: 'Delete {count|# webhook|# webhooks}?',
    zh: '要删除{count}个外部通知吗？',
  },
  dropped: {
    ja: '送信待ちの通知は破棄されます。',
    en: 'What waits to be sent is dropped.',
    zh: '待发送的通知将被丢弃。',
  },
  switched: {
    ja: '{count}件の外部通知を切り替えました。',
    en: '{count|# webhook was|# webhooks were} switched.',
    zh: '已切换{count}个外部通知。',
  },
  removed: {
    ja: '{count}件の外部通知を削除しました。',
    en: '{count|# webhook was|# webhooks were} deleted.',
    zh: '已删除{count}个外部通知。',
  },
  tryOut: { ja: 'テスト送信', en: 'Try-out', zh: '测试发送' },
  tried: {
    ja: 'テストを送信します。結果は外部通知履歴で確認できます。',
    en: 'A try-out is being sent. The webhook log shows what becomes of it.',
    zh: '正在发送测试，可在外部通知记录中查看结果。',
  },
  replay: { ja: '再送する', en: 'Send again', zh: '重新发送' },
  replayed: {
    ja: '{count}件を再送します。',
    en: '{count|# message is|# messages are} being sent again.',
    zh: '正在重新发送{count}条。',
  },
})
