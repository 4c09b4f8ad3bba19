import { texts } from '#platform/contract/text.ts'

export const parameterTexts = texts({
  parameter: { ja: 'パラメータ', en: 'Parameter', zh: '参数' },
  value: { ja: '設定', en: 'Set', zh: '设置' },
  standard: { ja: '標準', en: 'Standard', zh: '标准' },
  updated: { ja: '最終更新', en: 'Last changed', zh: '最近更新' },
  never: { ja: '標準のまま', en: 'Default', zh: '保持标准' },
  on: { ja: 'オン', en: 'On', zh: '开启' },
  off: { ja: 'オフ', en: 'Off', zh: '关闭' },
  inCompany: {
    ja: '{names}は会社マスタで設定します。',
    en: '{names} are set for the company:',
    zh: '{names}在公司主数据中设置。',
  },
  saved: {
    ja: 'システムパラメータを登録しました。',
    en: 'The system parameters have been saved.',
    zh: '已保存系统参数。',
  },
})
