import { texts } from '#platform/contract/text.ts'

export const draftTexts = texts({
  found: {
    ja: '入力途中の内容があります（{name}、{moment}）。',
    en: 'There is an unsaved entry ({name}, {moment}).',
    zh: '有未保存的输入内容（{name}，{moment}）。',
  },
  several: {
    ja: '入力途中の内容があります（{count}件）。',
    en: 'There are {count} unsaved entries.',
    zh: '有{count}项未保存的输入内容。',
  },
  one: { ja: '{name}（{moment}）', en: '{name} ({moment})', zh: '{name}（{moment}）' },
  isNew: { ja: '新規', en: 'New', zh: '新建' },
  resume: { ja: '入力を続ける', en: 'Continue', zh: '继续输入' },
  discard: { ja: '破棄する', en: 'Discard', zh: '放弃' },
})
