import { texts } from '#platform/contract/text.ts'

export const chargeTexts = texts({
  title: { ja: 'チャージ', en: 'Charge', zh: '炉次' },
  one: { ja: 'チャージ {no}（{count}件）', en: 'Charge {no} ({count} jobs)', zh: '炉次 {no}（{count}项）' },
  choose: {
    ja: '一緒に炉に入れる作業を選びます。',
    en: 'Choose what goes into the furnace together.',
    zh: '选择一起入炉的作业。',
  },
  start: {
    ja: '{count}件をまとめて着手',
    en: 'Start {count} jobs together',
    zh: '{count}项一起开工',
  },
  stop: { ja: 'チャージを中断', en: 'Stop the charge', zh: '中断炉次' },
  resume: { ja: 'チャージを再開', en: 'Resume the charge', zh: '恢复炉次' },
  finish: { ja: 'チャージを完了', en: 'Finish the charge', zh: '完成炉次' },
  finishBody: {
    ja: '残りをすべて良品として完了します。不良があるときは、先にその作業で途中報告してください。',
    en: 'Everything that is left is finished as good. If pieces are defective, report them of their job first.',
    zh: '剩余全部作为良品完工。有不良时，请先在该作业中途报告。',
  },
  left: { ja: '{job}：{qty} {unit}', en: '{job}: {qty} {unit}', zh: '{job}：{qty} {unit}' },
  done: { ja: 'チャージ {no}：{what}', en: 'Charge {no}: {what}', zh: '炉次 {no}：{what}' },
  online: {
    ja: '再接続するとチャージを登録できます',
    en: 'A charge needs the connection',
    zh: '重新连接后可登记炉次',
  },
})
