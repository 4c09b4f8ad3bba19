import { reference } from '#platform/contract/field-kinds.ts'
import { code, integer } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { facilityGroupMaster } from './facility.ts'
import { note } from './partner-fields.ts'

/** 段取時間: how long the machines of a group take to change from one kind of work to another. */
export const setupTimeMaster = master({
  name: 'setup_time',
  title: { ja: '段取時間マスタ', en: 'Set-up times', zh: '换型时间' },
  area: 'master',
  path: '/masterMaint/production/setupTime',
  hidden: true,
  perFactory: true,
  key: ['facility_group_cd', 'from_setup', 'to_setup'],
  nameField: 'facility_group_cd',
  fields: {
    facility_group_cd: reference(
      { ja: '設備グループ', en: 'Machine group', zh: '设备组' },
      facilityGroupMaster,
    ),
    from_setup: code({ ja: '段取替え前', en: 'From set-up', zh: '换型前' }, 10),
    to_setup: code({ ja: '段取替え後', en: 'To set-up', zh: '换型后' }, 10),
    setup_min: integer({ ja: '段取時間（分）', en: 'Minutes', zh: '换型时间（分）' }, 0, 9999),
    note: note(),
  },
  columns: ['facility_group_cd', 'from_setup', 'to_setup', 'setup_min'],
  search: ['facility_group_cd', 'from_setup', 'to_setup'],
})
