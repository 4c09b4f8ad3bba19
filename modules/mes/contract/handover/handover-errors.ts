import { errors } from '#platform/contract/errors.ts'

export const handoverErrors = errors({
  BIZ_HANDOVER_MACHINE: {
    ja: '設備「{code}」は使われなくなりました。最新の状況を確認してください。',
    en: 'Machine {code} is no longer in use: look at how things stand now.',
    zh: '设备“{code}”已停用，请确认最新状况。',
  },
  BIZ_HANDOVER_DAY: {
    ja: '業務日付より後の日の申し送りは登録できません。',
    en: 'A handover is not of a day after the business date.',
    zh: '不能登记业务日期之后的交接班。',
  },
  BIZ_HANDOVER_SHIFT: {
    ja: 'シフト「{code}」は登録されていません。',
    en: 'There is no shift {code}.',
    zh: '班次“{code}”未登记。',
  },
  BIZ_HANDOVER_SIGNED: {
    ja: 'この申し送りは{name}さんが確認済みです。',
    en: '{name} has signed this handover already.',
    zh: '该交接班已由{name}确认。',
  },
})
