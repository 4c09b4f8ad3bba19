import { texts } from '#platform/contract/text.ts'

export const lineBoardTexts = texts({
  counts: { ja: '{state} {count}台', en: '{state} {count}', zh: '{state} {count}台' },
  next: { ja: '次　{job}', en: 'Next: {job}', zh: '下一项　{job}' },
  nothing: { ja: '予定なし', en: 'Nothing planned', zh: '无计划' },
  since: { ja: '{time}から　{length}', en: 'since {time}, {length}', zh: '自{time}起　{length}' },
  today: {
    ja: '本日　良品 {good}　不良 {defective}',
    en: 'Today: {good} good, {defective} defective',
    zh: '今日　良品 {good}　不良 {defective}',
  },
  pieces: { ja: '{good}／{plan}', en: '{good} of {plan}', zh: '{good}／{plan}' },
  empty: {
    ja: '設備が登録されていません。設備マスタに登録してください。',
    en: 'There are no machines yet: enter them in the machine master.',
    zh: '尚未登记设备，请在设备主数据中登记。',
  },
})
