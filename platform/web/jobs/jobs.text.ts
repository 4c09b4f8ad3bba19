import { texts } from '#platform/contract/text.ts'

export const jobsTexts = texts({
  title: { ja: '処理状況', en: 'Jobs', zh: '处理状态' },
  button: { ja: '処理状況', en: 'Jobs', zh: '处理状态' },
  buttonRunning: {
    ja: '処理状況（実行中{count}件）',
    en: 'Jobs ({count} running)',
    zh: '处理状态（{count}个执行中）',
  },
  mine: { ja: '自分の処理', en: 'My jobs', zh: '我的处理' },
  everybody: { ja: '全員の処理', en: 'Everybody’s', zh: '所有人的处理' },
  empty: {
    ja: '時間のかかる処理を実行すると、ここに進み具合と結果が表示されます。',
    en: 'Work that takes longer shows its progress and result here.',
    zh: '执行耗时的处理后，此处会显示进度和结果。',
  },
  progress: { ja: '{title}の進み具合', en: 'Progress of {title}', zh: '{title}的进度' },
  count: { ja: '{done} / {total}件', en: '{done} of {total}', zh: '{done} / {total}件' },
  countOnly: { ja: '{done}件', en: '{done}', zh: '{done}件' },
  started: { ja: '開始', en: 'Started', zh: '开始' },
  ended: { ja: '終了', en: 'Ended', zh: '结束' },
  accepted: { ja: '受付', en: 'Accepted', zh: '受理' },
  nextTry: { ja: '再実行予定', en: 'Tried again at', zh: '重试时间' },
  starter: { ja: '実行者', en: 'Started by', zh: '执行人' },
  cancel: { ja: '中止', en: 'Cancel', zh: '中止' },
  cancelOf: { ja: '「{title}」を中止', en: 'Cancel "{title}"', zh: '中止“{title}”' },
  cancelling: { ja: '中止しています…', en: 'Being cancelled…', zh: '正在中止…' },
  fileKept: {
    ja: '{size}・{until}まで保存できます',
    en: '{size}, kept until {until}',
    zh: '{size}，可保存至{until}',
  },
  log: { ja: '記録', en: 'Log', zh: '记录' },
  logOf: { ja: '「{title}」の記録', en: 'Log of "{title}"', zh: '“{title}”的记录' },
  logEmpty: { ja: '記録はありません。', en: 'Nothing logged.', zh: '没有记录。' },
})
