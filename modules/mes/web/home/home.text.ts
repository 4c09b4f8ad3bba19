import { texts } from '#platform/contract/text.ts'

export const mesHomeTexts = texts({
  machines: { ja: '設備の今', en: 'Machines now', zh: '设备现状' },
  progress: { ja: '良品数の進み', en: 'Good pieces so far', zh: '良品进度' },
  nothing: { ja: '作業中の設備はありません。', en: 'No machine is at work.', zh: '没有正在作业的设备。' },
})
