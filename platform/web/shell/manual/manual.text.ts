import { texts } from '#platform/contract/text.ts'

export const manualTexts = texts({
  title: { ja: 'マニュアル', en: 'Manual', zh: '使用说明' },
  of: { ja: '{title}のマニュアル', en: 'Manual: {title}', zh: '使用说明：{title}' },
  steps: { ja: '操作', en: 'Steps', zh: '操作' },
  rules: { ja: '決まり', en: 'Rules', zh: '规则' },
  keys: { ja: '使えるキー', en: 'Keys', zh: '快捷键' },
  refusals: { ja: '登録できないとき', en: 'When it is refused', zh: '无法登记时' },
  none: {
    ja: 'この画面の説明はまだありません。',
    en: 'This screen is not described yet.',
    zh: '此页面尚无说明。',
  },
  print: { ja: '印刷', en: 'Print', zh: '打印' },
})
