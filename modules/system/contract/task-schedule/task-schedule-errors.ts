import { errors } from '#platform/contract/errors.ts'

export const taskErrors = errors({
  BIZ_TASK_RUNNING: {
    ja: '「{title}」は実行待ちまたは実行中です。終了してから実行してください。',
    en: '"{title}" is waiting or running already. Start it when it has ended.',
    zh: '“{title}”正在等待或执行中，请结束后再执行。',
  },
  BIZ_TASK_FIXED: {
    ja: '「{title}」はシステムが決まった時刻に実行するため、変更できません。',
    en: '"{title}" is run by the system at its own times and cannot be changed.',
    zh: '“{title}”由系统按固定时间执行，不能修改。',
  },
  BIZ_TASK_RIGHT: {
    ja: '「{title}」を実行する権限がありません。システム管理者に依頼してください。',
    en: 'You may not run "{title}". Ask the administrator.',
    zh: '您没有执行“{title}”的权限，请联系系统管理员。',
  },
  BIZ_TASK_WEEKDAYS: {
    ja: '実行する曜日を1つ以上選んでください。',
    en: 'Choose at least one day of the week.',
    zh: '请至少选择一个星期。',
  },
})
