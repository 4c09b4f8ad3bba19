import { errors } from '#platform/contract/errors.ts'

export const handoverErrors = errors({
  BIZ_HANDOVER_MACHINE: {
    ja: '設備「{code}」は使われなくなりました。最新の状況を確認してください。',
    en: 'Machine {code} is no longer in use: look at how things stand now.',
    zh: '设备“{code}”已停用，请确认最新状况。',
  },
  BIZ_HANDOVER_SIGNED: {
    ja: 'この申し送りは{name}さんが確認済みです。',
    en: '{name} has signed this handover already.',
    zh: '该交接班已由{name}确认。',
  },
})
