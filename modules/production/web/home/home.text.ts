import { texts } from '#platform/contract/text.ts'

export const productionHomeTexts = texts({
  load: { ja: '負荷率の高い設備', en: 'Machines loaded most', zh: '负荷率高的设备' },
  loadOf: { ja: '今日から{days}日間', en: '{days} days from today', zh: '从今天起{days}天' },
  rate: { ja: '負荷率', en: 'Load', zh: '负荷率' },
  ofCapacity: { ja: '能力に対する％', en: '% of its capacity', zh: '占能力的%' },
  percent: { ja: '{rate}％', en: '{rate}%', zh: '{rate}%' },
  nothing: {
    ja: 'この期間に作業の予定がある設備はありません。',
    en: 'No machine has anything to do in these days.',
    zh: '该期间没有安排作业的设备。',
  },
})
