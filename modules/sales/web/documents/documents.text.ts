import { texts } from '#platform/contract/text.ts'

export const documentTexts = texts({
  open: { ja: '開く', en: 'Open', zh: '打开' },
  archive: { ja: '一括ダウンロード', en: 'Download all', zh: '一次下载' },
})
