import { texts } from '#platform/contract/text.ts'

export const silentTexts = texts({
  title: { ja: '応答のない端末', en: 'Silent terminals', zh: '无响应的终端' },
  unsent: {
    ja: '{machine}（{worker}）の端末は{at}から応答がありません。その時点で未送信の実績が{count}件ありました。端末を確かめ、なければ実績を入れ直してください。',
    en: 'The terminal at {machine} ({worker}) has been silent since {at}, with {count} entries not sent. Look after it; if it is lost, enter them anew.',
    zh: '{machine}（{worker}）的终端自{at}起无响应，当时有{count}条实绩未发送。请检查终端；如已丢失，请重新录入实绩。',
  },
  running: {
    ja: '{machine}（{worker}）の端末は{at}から応答がありません。作業中の{jobs}の実績が端末に残っている可能性があります。',
    en: 'The terminal at {machine} ({worker}) has been silent since {at}: entries of {jobs}, which runs, may be left on it.',
    zh: '{machine}（{worker}）的终端自{at}起无响应，作业中的{jobs}的实绩可能仍留在终端上。',
  },
  nobody: { ja: '作業者不明', en: 'nobody signed in', zh: '作业员不明' },
  noMachine: { ja: '設備未選択', en: 'no machine', zh: '未选择设备' },
  settle: { ja: '確認済にする', en: 'Looked after', zh: '设为已确认' },
})
