import { texts } from '#platform/contract/text.ts'

export const productionHomeTexts = texts({
  load: { ja: '負荷率の高い設備', en: 'Machines loaded most', zh: '负荷率高的设备' },
  loadOf: { ja: '今日から{days}日間', en: '{days} days from today', zh: '从今天起{days}天' },
  watch: { ja: '先に見る製造指図', en: 'Work orders to look at first', zh: '优先查看的生产指令' },
  lateBy: { ja: '{days}日遅れ', en: '{days|# day|# days} late', zh: '延迟{days}天' },
  noneLate: {
    ja: '完了日を過ぎた製造指図はありません。',
    en: 'No work order is past its due date.',
    zh: '没有已过完工日的生产指令。',
  },
  rate: { ja: '負荷率', en: 'Load', zh: '负荷率' },
  ofCapacity: { ja: '能力に対する％', en: '% of its capacity', zh: '占能力的%' },
  percent: { ja: '{rate}％', en: '{rate}%', zh: '{rate}%' },
  nothing: {
    ja: 'この期間に作業の予定がある設備はありません。',
    en: 'No machine has anything to do in these days.',
    zh: '该期间没有安排作业的设备。',
  },
})
