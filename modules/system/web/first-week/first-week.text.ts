import { texts } from '#platform/contract/text.ts'

export const firstWeekTexts = texts({
  how: {
    ja: '1日に少しずつ試し、できたらチェックします。画面ではマニュアルを横に開けます。デモのデータは自由に使ってください。',
    en: 'Try a little each day and tick what you have done. The manual opens beside every screen. Demo data is there to be used.',
    zh: '每天试一点，完成后打勾。各页面旁可打开使用说明。演示数据可随意使用。',
  },
  whose: { ja: '仕事', en: 'Work', zh: '岗位' },
  day: { ja: '{day}日目', en: 'Day {day}', zh: '第{day}天' },
  progress: { ja: '完了 {done} / {all}', en: '{done} of {all} done', zh: '已完成 {done} / {all}' },
  none: {
    ja: '試せる画面がありません。管理者に権限を確認してください。',
    en: 'There is no screen to try. Ask your administrator for permissions.',
    zh: '没有可试用的页面，请向管理员确认权限。',
  },
})
