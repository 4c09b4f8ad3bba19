import { errors } from '#platform/contract/errors.ts'

export const messageErrors = errors({
  BIZ_MESSAGE_STATE: {
    ja: '変更勧告{no}は「{state}」のため変更できません。',
    en: 'Change message {no} is "{state}" and cannot be changed.',
    zh: '变更建议{no}为“{state}”，不能变更。',
  },
})
