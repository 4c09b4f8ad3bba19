import { texts } from '#platform/contract/text.ts'

export const trialTexts = texts({
  print: { ja: '印刷', en: 'Print', zh: '打印' },
  confirm: { ja: '確定', en: 'Confirm', zh: '确认' },
  reopen: { ja: '確定取消', en: 'Take back', zh: '取消确认' },
  cancel: { ja: '伝票取消', en: 'Cancel slip', zh: '取消单据' },
  cancelAsk: {
    ja: '「{title}」を取り消します。取り消した伝票は元に戻せません。',
    en: '“{title}” will be cancelled. A cancelled slip cannot be brought back.',
    zh: '将取消“{title}”。已取消的单据不能恢复。',
  },
})
