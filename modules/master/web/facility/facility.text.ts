import { texts } from '#platform/contract/text.ts'

export const facilityTexts = texts({
  groups: { ja: '設備グループ', en: 'Machine group', zh: '设备组' },
  setupTimes: { ja: '段取時間', en: 'Set-up times', zh: '换型时间' },
})
