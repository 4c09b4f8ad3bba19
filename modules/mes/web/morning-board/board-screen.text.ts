import { texts } from '#platform/contract/text.ts'

/** Words of what is done at the board; what stands on it is in the contract, because it is printed, too. */
export const boardScreenTexts = texts({
  previous: { ja: '前の日', en: 'Day before', zh: '前一天' },
  next: { ja: '次の日', en: 'Day after', zh: '后一天' },
  print: { ja: 'A3印刷', en: 'Print A3', zh: '打印A3' },
  addMeasure: { ja: '対策を追加', en: 'Add a countermeasure', zh: '添加对策' },
  changeMeasure: { ja: '対策の変更', en: 'Change the countermeasure', zh: '修改对策' },
  save: { ja: '登録', en: 'Save', zh: '保存' },
  saved: { ja: '対策を登録しました。', en: 'The countermeasure was saved.', zh: '对策已登记。' },
  start: { ja: '対応開始', en: 'Begin', zh: '开始处理' },
  started: { ja: '「対応中」にしました。', en: 'It is under way.', zh: '已改为“处理中”。' },
  close: { ja: '完了にする', en: 'Mark as finished', zh: '设为完成' },
  closeBody: {
    ja: '「{about}」を完了にします。結果を入力してください。',
    en: '“{about}” is finished: say what came of it.',
    zh: '将“{about}”设为完成，请输入结果。',
  },
  result: { ja: '結果', en: 'Result', zh: '结果' },
  closed: { ja: '対策を完了にしました。', en: 'The countermeasure is finished.', zh: '对策已完成。' },
  reopen: { ja: '再開', en: 'Resume', zh: '恢复' },
  reopenBody: {
    ja: '完了した「{about}」を再開します。理由を入力してください。',
    en: '“{about}” is opened again. Say why.',
    zh: '将已完成的“{about}”恢复，请输入原因。',
  },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  reopened: { ja: '対策を再開しました。', en: 'The countermeasure is open again.', zh: '对策已恢复。' },
  raised: { ja: '登録日 {day}', en: 'Since {day}', zh: '登记日 {day}' },
  history: { ja: '履歴', en: 'History', zh: '历史' },
  at: { ja: '日時', en: 'Time', zh: '时间' },
  by: { ja: 'ユーザー', en: 'User', zh: '用户' },
  what: { ja: '内容', en: 'Content', zh: '内容' },
  created: { ja: '登録', en: 'Created', zh: '新建' },
  updated: { ja: '変更', en: 'Changed', zh: '修改' },
})
