import { texts } from '#platform/contract/text.ts'

export const dieTexts = texts({
  open: { ja: '金型台帳を開く', en: 'Open the die', zh: '打开模具台账' },
})
