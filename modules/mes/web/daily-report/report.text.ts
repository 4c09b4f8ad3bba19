import { texts } from '#platform/contract/text.ts'

export const reportTexts = texts({
  story: { ja: '指図の実績', en: 'Work order history', zh: '指令实绩' },
})
