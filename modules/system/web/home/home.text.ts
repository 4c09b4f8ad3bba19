import { texts } from '#platform/contract/text.ts'

export const homeTexts = texts({
  morning: { ja: 'おはようございます、{name}さん', en: 'Good morning, {name}', zh: '{name}，早上好' },
  afternoon: { ja: 'こんにちは、{name}さん', en: 'Good afternoon, {name}', zh: '{name}，下午好' },
  evening: { ja: 'こんばんは、{name}さん', en: 'Good evening, {name}', zh: '{name}，晚上好' },
  businessDate: { ja: '業務日付 {date}', en: 'Business date {date}', zh: '业务日期 {date}' },
  noBusinessDate: {
    ja: '業務日付が登録されていません。システム管理者に連絡してください。',
    en: 'No business date is registered. Contact the system administrator.',
    zh: '未登记业务日期，请联系系统管理员。',
  },
  recent: { ja: '最近使った画面', en: 'Recent screens', zh: '最近使用的画面' },
  noRecent: {
    ja: '開いた画面がここに並びます。',
    en: 'Screens that you open will be listed here.',
    zh: '打开过的画面会显示在这里。',
  },
  screens: { ja: '使える画面', en: 'Screens you can use', zh: '可使用的画面' },
  noScreens: {
    ja: '使える画面がありません。管理者に権限の設定を依頼してください。',
    en: 'There are no screens you can use. Ask an administrator for permissions.',
    zh: '没有可使用的画面，请联系管理员设置权限。',
  },
  count: { ja: '{count} 画面', en: '{count}', zh: '{count} 个' },
})
