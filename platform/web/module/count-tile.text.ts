import { texts } from '#platform/contract/text.ts'

export const countTileTexts = texts({
  listed: { ja: '件', en: 'on the list', zh: '件' },
  open: { ja: '{title}を開く', en: 'Open: {title}', zh: '打开{title}' },
})
