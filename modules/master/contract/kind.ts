import { code, kana, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { note } from './partner-fields.ts'

/** 種別: what a company sorts its items by. */
export const kindMaster = master({
  name: 'kind',
  title: { ja: '種別マスタ', en: 'Kinds', zh: '种类' },
  area: 'master',
  path: '/masterMaint/master/kind',
  key: ['kind_cd'],
  nameField: 'kind_nm',
  fields: {
    kind_cd: code({ ja: '種別コード', en: 'Kind', zh: '种类代码' }, 10),
    kind_nm: name({ ja: '種別名', en: 'Kind name', zh: '种类名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    note: note(),
  },
  columns: ['kind_cd', 'kind_nm', 'note'],
  search: ['kind_cd', 'kind_nm'],
  sort: 'kind_cd',
})
