import { errors } from '#platform/contract/errors.ts'

export const boardErrors = errors({
  BIZ_MEASURE_STATE: {
    ja: '対策が「{state}」のため、この操作はできません。',
    en: 'The countermeasure is "{state}": this cannot be done.',
    zh: '对策为“{state}”，不能进行此操作。',
  },
  BIZ_BOARD_DAY: {
    ja: '業務日付より後の日は表示できません。',
    en: 'The board shows no day after the business date.',
    zh: '不能显示业务日期之后的日期。',
  },
})
